// Which options of a game can be chosen, and what combines: the engine says so.
import { type AnyGame, type AnyOptions, type Reading, readOptionsToStart, type Schema } from '../../kernel/index.ts';
import type { OptionWords } from '../games/gameUi.ts';
import { mapIn, withMap, withoutMap } from '../maps/options.ts';

export type OptionValue = string | number | boolean;

/** What decides which other options there are. */
const LEADING: readonly string[] = ['players', 'rules'];

const schemaOf = (game: AnyGame, name: string): Schema<unknown> | undefined =>
  ((game.optionsSchema.properties ?? {}) as { readonly [name: string]: Schema<unknown> })[name];

export function valuesOf(game: AnyGame, name: string): readonly OptionValue[] {
  const schema = schemaOf(game, name);
  const listed = schema?.enum ?? schema?.anyOf?.find(option => option.enum)?.enum;
  return (listed as readonly OptionValue[] | undefined) ?? [false, true];
}

/** Whether the leading options leave more than one value of this one. */
function hasChoice(game: AnyGame, chosen: AnyOptions, name: string): boolean {
  if (LEADING.includes(name)) return true;
  const leading = Object.fromEntries(Object.entries(chosen).filter(([other]) => LEADING.includes(other)));
  return valuesOf(game, name).filter(value => game.readOptions({ ...leading, [name]: value }).ok).length > 1;
}

/** Options that a person chooses: those that have words, and something to choose for so many players. */
export const listOptions = (
  game: AnyGame,
  words: { readonly [option: string]: OptionWords },
  chosen: AnyOptions,
): readonly string[] => Object.keys(words).filter(name => schemaOf(game, name) && hasChoice(game, chosen, name));

export const valueIn = (chosen: AnyOptions, name: string): OptionValue | undefined =>
  (withoutMap(chosen) as unknown as { readonly [name: string]: OptionValue | undefined })[name];

/** The options with one changed; the others fall back to what fits if they must. Or the rules that refuse it. */
export function changeOption(
  game: AnyGame,
  chosen: AnyOptions,
  name: string,
  value: OptionValue,
): { readonly options?: AnyOptions; readonly rules?: readonly string[] } {
  const read = (asked: object): Reading<AnyOptions> => readOnMap(game, chosen, asked);
  const asked = { ...withoutMap(chosen), [name]: value };
  // Another rule set starts from its own defaults, even where the options of the last one would fit.
  const kept = read(name === 'rules' ? relax(asked, name) : asked);
  if (kept.ok) return { options: kept.value };
  const loose = LEADING.includes(name) ? read(relax(asked, name)) : kept;
  return loose.ok ? { options: loose.value } : { rules: [...new Set(kept.problems.flatMap(({ rule }) => rule ?? []))] };
}

/** Reads options and puts them back on the map that was chosen, if it is not the built-in one. */
function readOnMap(game: AnyGame, chosen: AnyOptions, asked: object): Reading<AnyOptions> {
  const plain = game.readOptions(asked);
  const map = mapIn(chosen);
  return plain.ok && map ? readOptionsToStart(game, withMap(plain.value, map)) : plain;
}

/** Changing players or rules drops what may not go with them. */
function relax(asked: { readonly [name: string]: unknown }, name: string): object {
  const { players, rules } = asked;
  if (name === 'rules')
    return { players: rules === 'duel' ? 2 : Math.max(Number(players), rules === 'first' ? 3 : 2), rules };
  return { players, ...(rules === 'second' && { rules }) };
}
