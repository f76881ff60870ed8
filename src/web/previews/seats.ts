// Who sits at a table, for people who only see its link.
import type { TableState } from '../../api/index.ts';
import { drawnName } from './drawnName.ts';
import { settings } from './settings.ts';

/** Names of the seats; bots have the same ones as at the table. */
export function nameSeats({ seats }: TableState): string[] {
  const { playNow, newGame } = settings.words;
  return seats.map(({ name, kind }, seat) => {
    if (name !== undefined) return name;
    return kind === 'bot' ? (playNow.botNames[seat % playNow.botNames.length] ?? '') : `${newGame.seat} ${seat + 1}`;
  });
}

/** The same table for a picture: seats whose names it can't show have none. */
export const onlyDrawn = (state: TableState): TableState => ({
  ...state,
  seats: state.seats.map(({ name, ...seat }) => {
    const shown = drawnName(name);
    return shown === undefined ? seat : { ...seat, name: shown };
  }),
});

/** From the first to the last, once there is a result. */
export const rankedSeats = ({ seats, result }: TableState): number[] =>
  [...seats.keys()].sort((a, b) => (result?.places[a] ?? 0) - (result?.places[b] ?? 0));

/** The names of those who won, once there is a result. */
export const nameWinners = (state: TableState): string[] =>
  nameSeats(state).filter((_, seat) => state.result?.places[seat] === 1);
