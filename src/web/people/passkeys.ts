// Passkeys, by the browser's own dialog. The library is loaded when somebody wants one.
import type { Passkey, ProblemDocument } from '../../api/index.ts';
import type { Answer } from '../online/api.ts';
import { calls, type SignedInAnswer } from './calls.ts';

/** Why the browser made or used no passkey. */
type Trouble = 'cancelled' | 'already' | 'failed';
export type PasskeyAnswer<T> =
  | Answer<T>
  | { readonly ok: false; readonly trouble: Trouble; readonly problem?: undefined };

const load = () => import('@simplewebauthn/browser');

/** Whether passkeys can be made here: the page has to be served securely. */
export const offersPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis;

/** Makes a passkey of this person for this site, with a name for their list. */
export async function makePasskey(name: string): Promise<PasskeyAnswer<Passkey>> {
  const begun = await calls.beginPasskey();
  if (!begun.ok) return begun;
  return withBrowser(async ({ startRegistration }) => {
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
    const credential = await startRegistration({ optionsJSON: begun.value.options as unknown as Options });
    return calls.addPasskey(toJson(credential), name);
  });
}

/** Signs in with any passkey of this site that the browser finds. */
export async function usePasskey(): Promise<PasskeyAnswer<SignedInAnswer extends Answer<infer T> ? T : never>> {
  const begun = await calls.askPasskey();
  if (!begun.ok) return begun;
  return withBrowser(async ({ startAuthentication }) => {
    type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const credential = await startAuthentication({ optionsJSON: begun.value.options as unknown as Options });
    return calls.signIn(toJson(credential));
  });
}

/** The credential as it is sent. */
const toJson = (credential: object): Parameters<typeof calls.signIn>[0] => JSON.parse(JSON.stringify(credential));

async function withBrowser<T>(
  work: (library: Awaited<ReturnType<typeof load>>) => Promise<Answer<T>>,
): Promise<PasskeyAnswer<T>> {
  try {
    return await work(await load());
  } catch (error) {
    return { ok: false, trouble: judge(error) };
  }
}

function judge(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : '';
  // Browsers do not say whether somebody closed the dialog or had no passkey.
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'already' : 'failed';
}

/** What went wrong, in words. */
export const sayTrouble = (
  answer: { readonly trouble?: Trouble; readonly problem?: ProblemDocument | undefined },
  words: { readonly [T in Trouble]: string },
  problem: (problem: ProblemDocument) => string,
): string => (answer.problem ? problem(answer.problem) : words[answer.trouble ?? 'failed']);
