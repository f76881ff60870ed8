import type { Device } from '../../api/index.ts';

/** What is said of a person: how their seats stay theirs, and where they are notified. */
export interface PeopleWords {
  readonly title: string;
  readonly name: { readonly label: string; readonly save: string; readonly saved: string };
  readonly keep: KeepWords;
  readonly signIn: SignInWords;
  readonly devices: DeviceWords;
  readonly tell: TellWords;
  readonly webhook: WebhookWords;
  readonly mail: MailWords;
  readonly vacation: VacationWords;
  readonly data: DataWords;
  readonly door: DoorWords;
  readonly copy: string;
  readonly undo: string;
  readonly remove: string;
  readonly notNow: string;
}

export interface KeepWords {
  readonly title: string;
  /** While there is neither a passkey nor a recovery link. */
  readonly hereOnly: string;
  readonly hint: string;
  readonly make: string;
  readonly another: string;
  readonly kept: (passkeys: number) => string;
  readonly keptByLink: string;
  readonly made: string;
  readonly passkeys: string;
  readonly used: (when: string | undefined) => string;
  readonly rename: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly newName: string;
  readonly save: string;
  readonly unsupported: string;
  readonly cancelled: string;
  readonly already: string;
  readonly failed: string;
  readonly recovery: string;
  readonly recoveryHint: string;
  readonly recoverySince: (date: string) => string;
  readonly makeLink: string;
  readonly renewLink: string;
  readonly renewSure: string;
  readonly dropLink: string;
  readonly link: string;
  readonly linkOnce: string;
  readonly scan: string;
  /** A note at the first table over days. */
  readonly offer: { readonly say: string; readonly open: string };
}

export interface SignInWords {
  readonly title: string;
  readonly hint: string;
  readonly passkey: string;
  readonly secret: string;
  readonly secretHint: string;
  readonly go: string;
  readonly wrong: string;
  readonly byLink: string;
  readonly elsewhere: string;
  readonly done: (name: string) => string;
  readonly games: string;
  readonly choice: {
    readonly title: (name: string) => string;
    readonly say: (here: string, name: string, tables: number) => string;
    readonly merge: string;
    readonly mergeHint: (name: string) => string;
    readonly shared: (tables: number) => string;
    readonly switch: (name: string) => string;
    readonly switchHint: (here: string) => string;
    readonly stay: (here: string) => string;
  };
}

export interface DeviceWords {
  readonly title: string;
  readonly named: (device: Pick<Device, 'browser' | 'system'>) => string;
  readonly here: string;
  readonly used: (when: string) => string;
  readonly end: string;
  readonly endThat: (name: string) => string;
  readonly ended: (name: string) => string;
  readonly earlier: string;
  readonly add: string;
  readonly addHint: string;
  readonly code: string;
  readonly scan: string;
  readonly seconds: (left: number) => string;
  readonly over: string;
  readonly another: string;
}

export interface TellWords {
  readonly title: string;
  /** The same, as an offer beside one's games. */
  readonly offer: string;
  readonly causes: {
    readonly [cause in 'turns' | 'time' | 'invitations']: { readonly label: string; readonly hint: string };
  };
  readonly nowhere: string;
  readonly push: string;
  readonly pushHint: string;
  readonly pushOthers: (devices: number) => string;
  readonly blocked: string;
  readonly install: string;
  readonly unsupported: string;
  readonly pushFailed: string;
  readonly quiet: string;
  readonly quietHint: string;
  readonly from: string;
  readonly to: string;
  readonly zone: (zone: string) => string;
  readonly otherZone: (zone: string) => string;
  readonly open: string;
}

export interface WebhookWords {
  readonly title: string;
  readonly hint: string;
  readonly url: string;
  readonly add: string;
  readonly test: string;
  readonly arrived: (ms: number) => string;
  readonly secret: string;
  readonly secretHint: string;
  readonly failing: string;
  readonly off: (when: string) => string;
}

export interface MailWords {
  readonly title: string;
  readonly hint: string;
  readonly address: string;
  readonly send: string;
  readonly sent: (address: string) => string;
  readonly waiting: (address: string) => string;
  readonly on: (address: string) => string;
  readonly again: string;
  readonly failing: string;
  readonly off: (when: string) => string;
  readonly confirm: { readonly title: string; readonly say: string; readonly press: string; readonly done: string };
  readonly stop: { readonly title: string; readonly say: string; readonly press: string; readonly done: string };
  readonly noCode: string;
  readonly profile: string;
}

export interface VacationWords {
  readonly title: string;
  readonly hint: string;
  readonly left: (days: number) => string;
  readonly none: string;
  readonly days: string;
  readonly begin: string;
  readonly until: (date: string) => string;
  readonly end: string;
}

export interface DataWords {
  readonly title: string;
  readonly hint: string;
  readonly download: string;
  readonly deleteHint: string;
  readonly delete: string;
  readonly deleteSure: string;
  readonly deleted: string;
}

/** What the host of the server decided, and what keeps somebody out. */
export interface DoorWords {
  readonly club: { readonly title: string; readonly say: string; readonly password: string; readonly enter: string };
  readonly closed: string;
  readonly signedOut: { readonly title: string; readonly say: string; readonly go: string };
  readonly banned: string;
  readonly local: string;
  readonly welcome: string;
}
