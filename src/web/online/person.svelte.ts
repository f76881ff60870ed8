import type { Person as KnownPerson, ProblemDocument } from '../../api/index.ts';
import { type Answer, api, watchRefusals } from './api.ts';

/** Beside the cookie that scripts can't see: asking for nothing would be an error in every newcomer's console. */
export const isKnown = (): boolean => document.cookie.includes('caravanserai-known=');

const nobody: ProblemDocument = {
  title: 'Who are you?',
  status: 401,
  code: 'nobody',
  detail: 'Say who you are first.',
};

/** Who we are to the server: a name, by a cookie that scripts can't read. */
class Person {
  name: string | undefined = $state();
  /** Whether a passkey or a recovery link keeps our seats. */
  kept = $state(false);
  /** Why it is not known who we are: nobody yet, or the server is out of reach. */
  problem: ProblemDocument | undefined = $state.raw();
  /** What keeps us out: this device was signed out, the host banned us, or a club password is asked for. */
  refusal: ProblemDocument | undefined = $state.raw();
  #asked: Promise<void> | undefined;

  constructor() {
    watchRefusals(problem => {
      const isSignedOut = problem.code === 'nobody' && this.name !== undefined;
      if (isSignedOut) this.#lose(problem);
      if (isSignedOut || problem.code === 'banned' || problem.code === 'club') this.refusal = problem;
    });
  }

  /** Asks once. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Asks again: the server was out of reach, or we may be somebody else now. */
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
    return this.problem ? this.#arrive(await api.comeIn(name)) : this.#take(await api.rename(name));
  }

  /** Comes in without a name, which is enough to watch. */
  async watch(): Promise<ProblemDocument | undefined> {
    await this.load();
    return this.problem && this.#arrive(await api.watch());
  }

  /** Somebody new: whoever was here before no longer hears of their games in this browser. */
  async #arrive(answer: Answer<KnownPerson>): Promise<ProblemDocument | undefined> {
    if (answer.ok) await import('../people/push.ts').then(({ dropPush }) => dropPush()).catch(() => {});
    return this.#take(answer);
  }

  async forget(): Promise<ProblemDocument | undefined> {
    const answer = await api.forget();
    if (!answer.ok) return answer.problem;
    this.#lose(nobody);
    return undefined;
  }

  /** Goes on after what kept us out was dealt with, or was read. */
  pass(): void {
    this.refusal = undefined;
  }

  async #ask(): Promise<void> {
    const answer: Answer<KnownPerson> = isKnown() ? await api.me() : { ok: false, problem: nobody };
    this.#take(answer);
    if (!answer.ok) this.#lose(answer.problem);
  }

  #lose(problem: ProblemDocument): void {
    this.name = undefined;
    this.kept = false;
    this.problem = problem;
  }

  #take(answer: Answer<KnownPerson>): ProblemDocument | undefined {
    if (!answer.ok) return answer.problem;
    // Whoever only watches may have said none.
    this.name = answer.value.name || undefined;
    this.kept = answer.value.kept ?? this.kept;
    this.problem = undefined;
    return undefined;
  }
}

export const person = new Person();
