import type { Hono } from 'hono';
import { confirmMail, removeMail, setMail, stopMail } from '../../api/index.ts';
import { hash } from '../people/signing.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import type { TargetRow } from '../store/index.ts';
import { tooFast } from '../tables/handlers.ts';
import { serveOperation } from './operation.ts';
import { addressIn } from './person.ts';
import { openTargets, refuseTarget } from './targets.ts';

/** Routes for notices by e-mail: an address, its confirmation, and the way out. */
export function serveMail(app: Hono, services: Services): void {
  const { store, environment, limiters, notices } = services;
  const targets = openTargets(services);

  serveOperation(app, setMail, async (c, { body: { address, language } }) => {
    const player = await targets.change(c);
    const { mailer } = notices;
    if (!mailer) return reject(404, 'no-mail', 'This server doesn’t send e-mail.');
    const { mails, mailsFrom, mailsTo } = limiters;
    const isWithin =
      mails.take(player) && mailsFrom.take(addressIn(services, c)) && mailsTo.take(hash(address.toLowerCase()));
    if (!isWithin) tooFast();
    const target = { ...targets.create({ player, kind: 'mail', address, keys: '{}', language }), confirmed: false };
    const sent = await mailer.confirm(target);
    if (sent.kind !== 'sent') return refuseTarget({ kind: 'failed', reason: 'unreachable' });
    await targets.remove(player, (await targets.find(player, 'mail'))?.id);
    await targets.keep(target);
    return undefined;
  });
  serveOperation(app, removeMail, async c => {
    const player = await targets.change(c);
    return targets.remove(player, (await targets.find(player, 'mail'))?.id);
  });

  async function findByCode(act: 'confirm' | 'stop', code: string): Promise<TargetRow> {
    const id = notices.mailer?.readCode(act, code);
    const target = id === undefined ? undefined : await store.findTarget(id);
    return target ?? reject(404, 'no-such-code', 'This code is wrong, already used or expired.');
  }

  serveOperation(app, confirmMail, async (_, { body }) => {
    const target = await findByCode('confirm', body.code);
    if (!target.confirmed) await targets.keep({ ...target, confirmed: true, createdAt: environment.now() });
    return undefined;
  });
  serveOperation(app, stopMail, async (_, { query }) => {
    const { id, player } = await findByCode('stop', query.code);
    return targets.remove(player, id);
  });
}
