// What is asked of the server about a person: their ways in, where they are notified, and the house they are in.
import type { AnswerTo, BodyOf, NoticeSettings } from '../../api/index.ts';
import { type Answer, ask } from '../online/api.ts';

type Credential = BodyOf<'POST /api/people/passkey'>['credential'];
/** What a person can choose to hear of, and when not. */
export type Wishes = BodyOf<'PATCH /api/me/notices'>;
export type SignedInAnswer = Answer<AnswerTo<'POST /api/people/continue'>>;
export type NoticesAnswer = Answer<NoticeSettings>;

export const calls = {
  access: () => ask('GET /api/me/access', {}),
  code: () => ask('POST /api/me/code', {}),
  continueAs: (code: string, seats?: 'switch' | 'merge') =>
    ask('POST /api/people/continue', { body: { code, ...(seats && { seats }) } }),
  recover: (secret: string) => ask('POST /api/people/recover', { body: { secret } }),
  askPasskey: () => ask('POST /api/people/passkey/options', {}),
  signIn: (credential: Credential) => ask('POST /api/people/passkey', { body: { credential } }),
  endDevice: (device: string) => ask('DELETE /api/me/devices/{device}', { path: { device } }),
  undoEndDevice: (device: string) => ask('POST /api/me/devices/{device}/undo', { path: { device } }),
  beginPasskey: () => ask('POST /api/me/passkeys/options', {}),
  addPasskey: (credential: Credential, name: string) => ask('POST /api/me/passkeys', { body: { credential, name } }),
  renamePasskey: (passkey: string, name: string) =>
    ask('PATCH /api/me/passkeys/{passkey}', { path: { passkey }, body: { name } }),
  dropPasskey: (passkey: string) => ask('DELETE /api/me/passkeys/{passkey}', { path: { passkey } }),
  renewRecovery: () => ask('POST /api/me/recovery', {}),
  dropRecovery: () => ask('DELETE /api/me/recovery', {}),
  notices: () => ask('GET /api/me/notices', {}),
  wish: (body: Wishes) => ask('PATCH /api/me/notices', { body }),
  addPush: (body: BodyOf<'POST /api/me/notices/devices'>) => ask('POST /api/me/notices/devices', { body }),
  removePush: (device: string) => ask('DELETE /api/me/notices/devices/{device}', { path: { device } }),
  setWebhook: (url: string, language: 'en' | 'fr') => ask('POST /api/me/notices/webhook', { body: { url, language } }),
  testWebhook: () => ask('POST /api/me/notices/webhook/test', {}),
  removeWebhook: () => ask('DELETE /api/me/notices/webhook', {}),
  setMail: (address: string, language: 'en' | 'fr') =>
    ask('POST /api/me/notices/mail', { body: { address, language } }),
  removeMail: () => ask('DELETE /api/me/notices/mail', {}),
  confirmMail: (code: string) => ask('POST /api/mail/confirm', { body: { code } }),
  stopMail: (code: string) => ask('POST /api/mail/stop', { query: { code } }),
  vacation: () => ask('GET /api/me/vacation', {}),
  setVacation: (days: number) => ask('POST /api/me/vacation', { body: { days } }),
  house: () => ask('GET /api/house', {}),
  enterClub: (password: string) => ask('POST /api/house/enter', { body: { password } }),
};
