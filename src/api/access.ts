// What keeps your seats yours: devices, passkeys, a recovery link, and signing in with them.
import { z } from 'zod';
import { anyObject, moment } from './fields.ts';
import { answerSchemas, type Described, done, json, operation, plain, requestSchemas } from './operation.ts';
import { playerName } from './people.ts';

const seats = z
  .enum(['switch', 'merge'])
  .exactOptional()
  .describe(
    'if you already have seats as somebody else: `switch` leaves them to that person, `merge` brings the seats of both together',
  );

const codeBody = z
  .strictObject({ code: z.string().min(10).max(20), seats })
  .register(requestSchemas, { id: 'CodeRequest' });
const secretBody = z
  .strictObject({ secret: z.string().regex(/^[\w-]{16,64}$/) })
  .register(requestSchemas, { id: 'RecoveryRequest' });

const credential = anyObject('the credential as WebAuthn writes it in JSON: `toJSON()` of what the browser returns');
const signInBody = z.strictObject({ credential }).register(requestSchemas, { id: 'PasskeySignIn' });
const passkeyBody = z
  .strictObject({ credential, name: playerName.exactOptional() })
  .register(requestSchemas, { id: 'NewPasskey' });
const passkeyName = z.strictObject({ name: playerName }).register(requestSchemas, { id: 'PasskeyName' });

const signedIn = z
  .strictObject({
    name: z.string().describe('the name of the person whose code, link or passkey it is'),
    choice: z
      .strictObject({
        code: z.string().describe('a one-time code: send it to /api/people/continue with `seats`'),
        until: moment.describe('when it expires'),
        name: z.string().describe('who you are on this device'),
        tables: z.int().min(0).describe('your tables that are not over'),
        shared: z.int().min(0).describe('those of them where both of you sit: they prevent `merge`'),
      })
      .exactOptional()
      .describe('you already have seats as somebody else: nothing has changed yet, choose first'),
  })
  .register(answerSchemas, { id: 'SignedIn' });

const oneTimeCode = z
  .strictObject({ code: z.string(), until: moment.describe('when it expires') })
  .register(answerSchemas, { id: 'OneTimeCode' });

const options = z
  .strictObject({ options: anyObject('to be passed to the browser, after `parse…OptionsFromJSON`') })
  .register(answerSchemas, { id: 'PasskeyOptions' });

const recoverySecret = z
  .strictObject({ secret: z.string().describe('shown once: /me#back=SECRET is the link') })
  .register(answerSchemas, { id: 'RecoverySecret' });

const device = z
  .strictObject({
    id: z.string(),
    browser: z.string().describe('such as Firefox; empty if unknown'),
    system: z.string().describe('such as Linux; empty if unknown'),
    since: moment,
    used: moment.describe('when it was last used, to the hour'),
    here: z.literal(true).exactOptional().describe('the device that asks'),
  })
  .register(answerSchemas, { id: 'Device' });

const passkey = z
  .strictObject({ id: z.string(), name: z.string(), since: moment, used: moment.exactOptional() })
  .register(answerSchemas, { id: 'Passkey' });

const access = z
  .strictObject({
    devices: z.array(device),
    earlier: z
      .boolean()
      .describe(
        'whether browsers that were last here before devices were listed are still signed in: device `earlier`',
      ),
    passkeys: z.array(passkey),
    recovery: moment.exactOptional().describe('since when there is a recovery link'),
  })
  .describe('all ways in which you are signed in or can sign in')
  .register(answerSchemas, { id: 'Access' });

export type SignedIn = Described<typeof signedIn>;
export type SignInChoice = NonNullable<SignedIn['choice']>;
export type OneTimeCode = Described<typeof oneTimeCode>;
export type Access = Described<typeof access>;
export type Device = Described<typeof device>;
export type Passkey = Described<typeof passkey>;

const people = { ...plain, tag: 'people' } as const;
const SIGNS_IN = 'You, with the cookie; or the choice you have';

export const continueAs = operation({
  ...people,
  route: 'POST /api/people/continue',
  summary: 'Continue as an existing guest, with their one-time code',
  cookie: 'optional',
  body: codeBody,
  answer: json(signedIn, SIGNS_IN),
  problems: { 404: ['no-such-code'], 409: ['shared-table'] },
});

export const recover = operation({
  ...people,
  route: 'POST /api/people/recover',
  summary: 'Continue as an existing guest, with the secret of their recovery link',
  cookie: 'optional',
  body: secretBody,
  answer: json(signedIn, SIGNS_IN),
  problems: { 404: ['no-such-link'] },
});

export const askPasskey = operation({
  ...people,
  route: 'POST /api/people/passkey/options',
  summary: 'Begin to sign in with a passkey',
  cookie: 'unused',
  answer: json(
    options,
    'Options for navigator.credentials.get, with a challenge that is valid once and for five minutes',
  ),
  problems: { 400: ['no-passkeys-here'] },
});

export const signIn = operation({
  ...people,
  route: 'POST /api/people/passkey',
  summary: 'Continue as an existing guest, with their passkey',
  cookie: 'optional',
  body: signInBody,
  answer: json(signedIn, SIGNS_IN),
  problems: { 400: ['no-passkeys-here'], 403: ['wrong-passkey'], 404: ['no-such-passkey'] },
});

export const giveCode = operation({
  ...people,
  route: 'POST /api/me/code',
  summary: 'Create a one-time code to continue on another device, valid for two minutes',
  cookie: 'required',
  answer: json(oneTimeCode, 'The code'),
});

export const showAccess = operation({
  ...people,
  route: 'GET /api/me/access',
  summary: 'Your devices, passkeys and recovery link',
  cookie: 'required',
  answer: json(access, 'All ways in'),
});

export const endDevice = operation({
  ...people,
  route: 'DELETE /api/me/devices/{device}',
  summary: 'Sign another device out at once, with its sockets and streams',
  cookie: 'required',
  answer: done('It is signed out'),
  problems: { 404: ['no-such-device'], 409: ['this-device'] },
});

export const undoEndDevice = operation({
  ...people,
  route: 'POST /api/me/devices/{device}/undo',
  summary: 'Sign a device in again that you signed out less than a minute ago',
  cookie: 'required',
  answer: done('It is signed in again'),
  problems: { 404: ['no-such-device'] },
});

export const beginPasskey = operation({
  ...people,
  route: 'POST /api/me/passkeys/options',
  summary: 'Begin to make a passkey',
  cookie: 'required',
  answer: json(
    options,
    'Options for navigator.credentials.create, with a challenge that is valid once and for five minutes',
  ),
  problems: { 400: ['no-passkeys-here'] },
});

export const addPasskey = operation({
  ...people,
  route: 'POST /api/me/passkeys',
  summary: 'Add a passkey that was made',
  cookie: 'required',
  body: passkeyBody,
  answer: json(passkey, 'The passkey', 201),
  problems: { 400: ['no-passkeys-here'], 403: ['wrong-passkey'], 409: ['too-many-passkeys'] },
});

export const renamePasskey = operation({
  ...people,
  route: 'PATCH /api/me/passkeys/{passkey}',
  summary: 'Give a passkey another name',
  cookie: 'required',
  body: passkeyName,
  answer: done('It has the new name'),
  problems: { 404: ['no-such-passkey'] },
});

export const dropPasskey = operation({
  ...people,
  route: 'DELETE /api/me/passkeys/{passkey}',
  summary: 'Remove a passkey: it no longer signs you in',
  cookie: 'required',
  answer: done('It is removed'),
  problems: { 404: ['no-such-passkey'] },
});

export const renewRecovery = operation({
  ...people,
  route: 'POST /api/me/recovery',
  summary: 'Create a recovery link; an earlier one stops working',
  cookie: 'required',
  answer: json(recoverySecret, 'The secret, which is never shown again', 201),
});

export const dropRecovery = operation({
  ...people,
  route: 'DELETE /api/me/recovery',
  summary: 'Remove your recovery link',
  cookie: 'required',
  answer: done('It no longer works'),
});
