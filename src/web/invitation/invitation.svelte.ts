import type { InvitationCard, OpenedInvitation, ProblemDocument } from '../../api/index.ts';
import { type Answer, api, isPassing } from '../online/api.ts';
import { drawContribution, keepContribution } from '../online/contributions.ts';
import { keepInvite } from '../online/invites.ts';
import { person } from '../online/person.svelte.ts';
import { randomHex } from '../random.ts';
import { router } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import type { Finding } from './words.ts';

const tellsSame = (one: InvitationCard, other: InvitationCard): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is wrong with a link, by what the server says of it. */
const wrong: { readonly [code: string]: Finding } = {
  'renewed-invitation': 'renewed',
  'no-such-invitation': 'missing',
  'wrong-secret': 'cutOff',
};

async function hearWithPageClosed(): Promise<void> {
  const { pushAbility, switchPushOn } = await import('../people/push.ts');
  const { calls } = await import('../people/calls.ts');
  const notices = pushAbility() === 'able' ? await calls.notices() : undefined;
  if (notices?.ok) await switchPushOn(notices.value.pushKey, settings.language);
}

/** An invitation by its link: what it says, and what can be done with it. */
export class Invitation {
  readonly id: string;
  /** What lets people in; it is sent in bodies of requests only. */
  readonly secret: string;
  /** What everybody with the link may know. */
  card: InvitationCard | undefined = $state.raw();
  /** What those with the whole link may know. */
  opened: OpenedInvitation | undefined = $state.raw();
  finding: Finding | undefined = $state();
  /** Why nothing is known of it, such as no connection. */
  problem: ProblemDocument | undefined = $state.raw();

  constructor(id: string, secret: string) {
    this.id = id;
    this.secret = secret;
  }

  /** Finds out what it says; those who already have a seat go straight there. */
  async load(): Promise<void> {
    await person.load();
    const answer = this.secret ? await api.openCard(this.id, this.secret) : undefined;
    if (!answer || (!answer.ok && answer.problem.code === 'wrong-secret')) this.#showCutOff(await api.card(this.id));
    else this.#show(answer);
  }

  /** Looks whether anything has changed. What is shown stays while the server is out of reach. */
  async lookAgain(): Promise<void> {
    const answer = await api.card(this.id);
    const isSame = answer.ok
      ? this.card !== undefined && tellsSame(answer.value, this.card)
      : isPassing(answer.problem) || wrong[answer.problem.code] === this.finding;
    if (!isSame) await this.load();
  }

  /** Takes a seat under a name and goes there, or returns why not. */
  async sit(name: string): Promise<ProblemDocument | undefined> {
    const unnamed = name === person.name ? undefined : await person.call(name);
    if (unnamed) return unnamed;
    const table = await this.#enter();
    if (table === undefined || this.finding !== 'open') return this.problem;
    const contribution = drawContribution();
    const answer = await api.command(table, randomHex(16), { kind: 'sit', contribution });
    if (!answer.ok) {
      // Others may have been faster: what is shown then says so.
      await this.load();
      return this.finding === 'open' ? answer.problem : undefined;
    }
    keepContribution(table, contribution);
    router.go(`/t/${table}`);
    return undefined;
  }

  /** Goes to the table without a seat, and without a name if none was said; or returns why not. */
  async watch(): Promise<ProblemDocument | undefined> {
    const unknown = await person.watch();
    if (unknown) return unknown;
    const table = await this.#enter();
    if (table !== undefined) router.go(`/t/${table}`);
    return this.problem;
  }

  /** Tells the server whether we wait for a free seat, and lets this browser hear of it if it may. */
  async wait(on: boolean, mayPush: boolean): Promise<OpenedInvitation['wait']> {
    if (on && (await person.watch())) return undefined;
    const table = on ? await this.#enter() : this.opened?.table;
    if (table === undefined) return undefined;
    if (mayPush) await hearWithPageClosed();
    const answer = await api.wait(table, on);
    return answer.ok ? answer.value : undefined;
  }

  /** Opens it again as the person we are now, who may then see the table. */
  async #enter(): Promise<string | undefined> {
    await this.load();
    const table = this.opened?.table;
    if (table !== undefined) keepInvite(table, this.secret, this.id);
    return table;
  }

  #show(answer: Answer<OpenedInvitation>): void {
    // Nothing new is known: what is shown, and what was typed there, stays.
    if (!answer.ok && this.finding !== undefined && isPassing(answer.problem)) return;
    this.opened = answer.ok ? answer.value : undefined;
    if (answer.ok) this.card = answer.value.card;
    this.#conclude(answer, answer.ok ? answer.value.card.state : undefined);
    if (!answer.ok || !answer.value.yours || answer.value.table === undefined) return;
    keepInvite(answer.value.table, this.secret, this.id);
    router.replace(`/t/${answer.value.table}`);
  }

  #showCutOff(answer: Answer<InvitationCard>): void {
    this.opened = undefined;
    if (answer.ok) this.card = answer.value;
    this.#conclude(answer, 'cutOff');
  }

  #conclude(answer: Answer<unknown>, finding: Finding | undefined): void {
    this.finding = answer.ok ? finding : wrong[answer.problem.code];
    this.problem = answer.ok || this.finding !== undefined ? undefined : answer.problem;
    if (!answer.ok) this.card = undefined;
  }
}
