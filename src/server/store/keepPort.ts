// What keeps people's seats theirs: devices, passkeys, recovery links, and two persons who turn out to be one.
import type { PlayerId } from '../../table/index.ts';

/** A browser that is signed in. */
export interface DeviceRow {
  readonly id: string;
  readonly player: PlayerId;
  /** Names such as “Firefox” and “Linux”; empty if unknown. */
  readonly browser: string;
  readonly system: string;
  readonly createdAt: number;
  /** To the hour, so that it costs few writes and says little. */
  readonly usedAt: number;
  /** When it was signed out; it can be undone for a moment. */
  readonly endedAt?: number;
}

export interface DeviceStore {
  putDevice(row: DeviceRow): Promise<void>;
  findDevices(ids: readonly string[]): Promise<DeviceRow[]>;
  /** The devices of a person, the one used last first. */
  listDevices(player: PlayerId): Promise<DeviceRow[]>;
  noteUse(device: string, at: number): Promise<void>;
  /** Signs a device of this person out, or in again; returns whether there is such a device. */
  endDevice(player: PlayerId, device: string, at: number | undefined): Promise<boolean>;
  /** Deletes devices that were signed out before a time. */
  dropEndedDevices(before: number): Promise<void>;
  /** Those of these ids whose cookies are still valid: earlier versions set some that name a person and no device. */
  findEarlyCookies(ids: readonly string[]): Promise<string[]>;
  /** The ids in valid cookies of this kind that belong to a person: their own, and those of who became part of them. */
  listEarlyCookies(player: PlayerId): Promise<string[]>;
  endEarlyCookies(player: PlayerId): Promise<void>;
}

/** A passkey: the public half of a key pair, and what the browser needs to know about it. */
export interface PasskeyRow {
  /** As base64url, like the key. */
  readonly id: string;
  readonly player: PlayerId;
  readonly publicKey: string;
  /** How often it was used, according to itself; some always say 0. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt?: number;
}

export interface PasskeyStore {
  /** Adds a passkey; returns false if its id is taken. */
  addPasskey(row: PasskeyRow): Promise<boolean>;
  findPasskey(id: string): Promise<PasskeyRow | undefined>;
  listPasskeys(player: PlayerId): Promise<PasskeyRow[]>;
  /** Notes that a passkey was used, unless its counter changed in the meantime; returns whether it was noted. */
  notePasskeyUse(id: string, counters: { readonly from: number; readonly to: number }, at: number): Promise<boolean>;
  renamePasskey(player: PlayerId, id: string, name: string): Promise<boolean>;
  deletePasskey(player: PlayerId, id: string): Promise<boolean>;

  /** Keeps the hash of a challenge until a time, for one purpose; forgets those whose time is over. */
  putChallenge(hash: string, purpose: string, now: number, until: number): Promise<void>;
  /** Whether there is such a challenge; it can't be used again. */
  takeChallenge(hash: string, purpose: string, now: number): Promise<boolean>;
}

export interface RecoveryStore {
  /** Keeps the hash of a person's recovery secret, in place of an earlier one. */
  putRecovery(player: PlayerId, hash: string, at: number): Promise<void>;
  findRecovery(hash: string): Promise<PlayerId | undefined>;
  /** Since when a person has a recovery link. */
  recoverySince(player: PlayerId): Promise<number | undefined>;
  deleteRecovery(player: PlayerId): Promise<void>;
}

/** A person who is now part of another. */
export interface Merging {
  readonly player: PlayerId;
  readonly into: PlayerId;
}

/**
 * Logs are never changed: they keep the id of a person who was merged. The store replaces it whenever it reads a log or a
 * listing, so that everyone else knows only the person it became.
 */
export interface MergeStore {
  /** Makes one person part of another: seats, rights, messages, devices and passkeys become the other's. Returns what is new. */
  mergePlayers(merging: Merging, at: number): Promise<readonly Merging[]>;
  /** The person that an id stands for. */
  resolvePlayer(id: PlayerId): Promise<PlayerId>;
  /** Learns of mergings at other processes; returns those that are new here. */
  refreshMergings(): Promise<readonly Merging[]>;
}

export interface KeepStore extends DeviceStore, PasskeyStore, RecoveryStore, MergeStore {}
