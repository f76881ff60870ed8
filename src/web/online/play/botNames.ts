import type { SeatState } from '../../../api/index.ts';

/** The names at a table: those of people as the server tells them apart, and for bots some that nobody there has. */
export function nameApart(
  seats: readonly SeatState[],
  botNames: readonly string[],
  nameless: (seat: number) => string,
): readonly string[] {
  const taken = new Set(seats.flatMap(({ name }) => name?.toLocaleLowerCase() ?? []));
  const isFree = (name: string): boolean => !taken.has(name.toLocaleLowerCase());
  return seats.map(({ kind, name }, seat) => {
    if (name !== undefined) return name;
    if (kind !== 'bot') return nameless(seat);
    const usual = botNames[seat % botNames.length]!;
    const given = isFree(usual) ? usual : (botNames.find(isFree) ?? numberName(usual, isFree));
    taken.add(given.toLocaleLowerCase());
    return given;
  });
}

function numberName(name: string, isFree: (name: string) => boolean): string {
  let n = 2;
  while (!isFree(`${name} (${n})`)) n++;
  return `${name} (${n})`;
}
