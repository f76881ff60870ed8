import type { Person as KnownPerson, ProblemDocument } from '../../api/index.ts';
import { type Answer, api } from './api.ts';

/** Beside the cookie that scripts can't see: asking for nothing would be an error in every newcomer's console. */
const isKnown = (): boolean => document.cookie.includes('caravanserai-known=');

const nobody: ProblemDocument = {
  title: 'Who are you?',
  status: 401,
  code: 'nobody',
  detail: 'Say who you are first.',
};

/** Who we are to the server: a name, by a cookie that scripts can't read. */
class Person {
  name: string | undefined = $state();
  /** Why it is not known who we are: nobody yet, or the server is out of reach. */
  problem: ProblemDocument | undefined = $state.raw();
  #asked: Promise<void> | undefined;

  /** Asks once. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Asks again, after the server was out of reach. */
  reload(): Promise<void> {
    this.#asked = undefined;
    return this.load();
  }

  get isNobody(): boolean {
    return this.problem?.status === 401;
  }

  /** Comes in under a name, or takes another one. */
  async call(name: string): Promise<ProblemDocument | undefined> {
    await this.load();
    return this.#take(await (this.problem ? api.comeIn(name) : api.rename(name)));
  }

  /** Comes in without a name, which is enough to watch. */
  async watch(): Promise<ProblemDocument | undefined> {
    await this.load();
    return this.problem && this.#take(await api.watch());
  }

  async continueWith(code: string): Promise<ProblemDocument | undefined> {
    return this.#take(await api.continueWith(code));
  }

  async forget(): Promise<ProblemDocument | undefined> {
    const answer = await api.forget();
    if (!answer.ok) return answer.problem;
    await this.reload();
    return undefined;
  }

  async #ask(): Promise<void> {
    const answer: Answer<KnownPerson> = isKnown() ? await api.me() : { ok: false, problem: nobody };
    this.#take(answer);
    if (answer.ok) return;
    this.name = undefined;
    this.problem = answer.problem;
  }

  #take(answer: Answer<KnownPerson>): ProblemDocument | undefined {
    if (!answer.ok) return answer.problem;
    // Whoever only watches may have said none.
    this.name = answer.value.name || undefined;
    this.problem = undefined;
    return undefined;
  }
}

export const person = new Person();
