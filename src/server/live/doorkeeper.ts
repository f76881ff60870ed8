import type { House } from '../people/house.ts';
import type { People } from '../people/people.ts';
import type { HostAction } from '../store/index.ts';
import type { Tables } from '../tables/tables.ts';
import type { Hub } from './hub.ts';
import type { Sessions } from './sessions.ts';

export interface DoorOptions {
  readonly people: People;
  readonly house: House;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly hub: Hub;
}

/** Closes the connections of devices that are signed out and of those whom the host lets in no longer, and shows what the host did. */
export function keepDoor({ people, house, sessions, tables, hub }: DoorOptions): void {
  people.devices.watch(device => sessions.endDevice(device));

  async function sendAway(): Promise<void> {
    for (const session of sessions.list()) {
      const player = await people.devices.findOwner(session.token);
      if (player === undefined || !house.isBanned(player)) continue;
      await house.widen(player, session.address);
      session.end();
    }
    sessions.endOutsiders();
    sessions.endAddresses(address => house.isAddressBanned(address));
  }

  async function follow({ action, target, detail }: HostAction): Promise<void> {
    if (action === 'close' || action === 'delete') await tables.lookAgain(target);
    else if (action === 'unsay') hub.unsay(target, Number(detail));
  }

  house.watch(actions => {
    const all = [sendAway(), ...actions.map(follow)];
    // A table that can't be read is found out when somebody asks for it.
    for (const work of all) work.catch(() => {});
  });
}
