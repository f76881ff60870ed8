import type { Seat } from '../../kernel/index.ts';
import { usualNames } from '../i18n/usualNames.ts';
import type { Language } from '../settings.svelte.ts';
import type { LocalSeat } from './keeping.ts';

const all = Object.values(usualNames);
const MOST_PLAYERS = 5;

/** The reader's seat where one person plays against bots; null where several people share the device. */
export function findYou(seats: readonly LocalSeat[]): Seat | null {
  const [first, ...others] = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  return first === undefined || others.length > 0 ? null : first;
}

/** “Player 2” in the language of the page; other names are as they are. */
export function showName(name: string, language: Language): string {
  const number = findNumber(name);
  return number === undefined ? name : usualNames[language].player(number);
}

/** The number in a usual name such as “Player 2”. Earlier games had “You” for the person at the device. */
const readNumber = (name: string, seat: Seat): number | undefined =>
  all.some(({ you }) => name === you) ? seat + 1 : findNumber(name);

function findNumber(name: string): number | undefined {
  const numbers = Array.from({ length: MOST_PLAYERS }, (_, n) => n + 1);
  return numbers.find(n => all.some(({ player }) => player(n) === name));
}

/**
 * The names of a game of this device: usual ones in the language of the page, “You” for a reader without another name.
 * What others will read has no reader: `you` is null there.
 */
export function showNames(
  seats: readonly LocalSeat[],
  language: Language,
  you: Seat | null = findYou(seats),
): readonly string[] {
  const { you: reader, player, bots } = usualNames[language];
  return seats.map(({ name, bot }, seat) => {
    const known = bot && bots[Math.max(...all.map(({ bots }) => bots.indexOf(name)))];
    if (known !== undefined) return known;
    const number = readNumber(name, seat);
    if (number === undefined) return name;
    return seat === you ? reader : player(number);
  });
}
