import type { Environment } from '../environment.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { createMailer, type Mailer, type MailSettings } from '../outgoing/mail.ts';
import { createOutbound, type Outbound, type PostOptions } from '../outgoing/post.ts';
import { createSend, type Send } from '../outgoing/targets.ts';
import { createVapid } from '../outgoing/vapid.ts';
import type { People } from '../people/people.ts';
import type { EventStore } from '../store/index.ts';
import type { ListedPosition } from '../tables/listing.ts';
import { type ListNeeds, readListed } from '../tables/lists.ts';
import { UnreadableTable } from '../tables/unreadable.ts';
import { Notifier } from './notifier.ts';

/** How people hear of their games with the page closed. */
export interface Notices {
  readonly notifier: Notifier;
  /** The key that browsers need to subscribe. */
  readonly pushKey: string;
  readonly send: Send;
  readonly refuses: Outbound['refuses'];
  /** Missing if the host offers no e-mail. */
  readonly mailer: Mailer | undefined;
  /** A table as it is now; undefined if it is gone or can't be read. */
  find(table: string): Promise<ListedPosition | undefined>;
}

export interface NoticesOptions {
  readonly secret: string;
  readonly publicUrl: string | undefined;
  readonly mail?: MailSettings | undefined;
  readonly outgoing?: PostOptions | undefined;
  /** How long a notice waits before it is sent, in milliseconds. */
  readonly grace?: number | undefined;
}

/** Push services want to know whom to write to if we misbehave. */
const NO_CONTACT = 'mailto:nobody@localhost';

interface Needs extends ListNeeds {
  readonly store: EventStore;
  readonly environment: Environment;
  readonly people: People;
  readonly log: Log;
  readonly metrics: Metrics;
}

export function openNotices(needs: Needs, { secret, publicUrl, mail, outgoing, grace }: NoticesOptions): Notices {
  const { store, environment, people, log, metrics, tables } = needs;
  const link = (path: string, origin = 'http://localhost'): string => new URL(path, publicUrl ?? origin).href;
  const contact = mail ? `mailto:${addressIn(mail.from)}` : publicUrl?.startsWith('https:') ? publicUrl : NO_CONTACT;
  const vapid = createVapid(secret, contact);
  const mailer = mail && createMailer(mail, secret, link);

  async function find(table: string): Promise<ListedPosition | undefined> {
    const row = await store.findListed(table);
    if (!row) return undefined;
    return readListed(needs, row).catch(error => {
      if (error instanceof UnreadableTable) return undefined;
      throw error;
    });
  }

  const notifier = new Notifier({
    store,
    environment,
    people,
    grace,
    find,
    trouble(error) {
      metrics.trouble('notices');
      log.warn({ err: error }, 'a notice could not be put into the outbox');
    },
  });
  tables.onStored = (table, after) => notifier.note(table, after);
  const { post, refuses } = createOutbound(outgoing);
  const send = createSend({ post, vapid, mailer, environment, link });
  return { notifier, pushKey: vapid.publicKey, send, refuses, mailer, find };
}

/** The address in `Name <address>`. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
