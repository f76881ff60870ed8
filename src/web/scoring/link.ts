// A draft as a short text for a link.
import { type AnyOptions, findProblems, isObject, type Problem } from '../../kernel/index.ts';
import { packText, unpackText } from '../packing.ts';
import type { Draft, SetUp } from './setup.ts';

const LONGEST_NAME = 40;
/** More than any position needs, also on a custom map; a link that unpacks to more is not ours. */
const LONGEST = 120_000;

export const pack = (draft: Draft): Promise<string> => packText(JSON.stringify(draft));

/** The draft that a link holds; undefined if it is cut, changed, or of another game. */
export async function unpack(text: string, setup: SetUp): Promise<Draft | undefined> {
  const json = await unpackText(text, LONGEST);
  if (json === undefined) return undefined;
  try {
    return readDraft(JSON.parse(json), setup);
  } catch {
    return undefined;
  }
}

/** A draft from outside, if it has the shape of one and names only what the game has. */
export function readDraft(document: unknown, setup: SetUp): Draft | undefined {
  if (!isObject(document) || !isObject(document.position) || !Array.isArray(document.names)) return undefined;
  const { names, position } = document;
  const { game } = setup.ui;
  const options = game.readOptions(position.options);
  if (!options.ok || findProblems(game.positionSchema, position).length > 0) return undefined;
  const named = names.length === options.value.players && names.every(isName);
  if (!named) return undefined;
  const whole = { ...position, options: options.value satisfies AnyOptions };
  const reading = setup.read(whole);
  const strange = !reading.ok && reading.problems.some((problem: Problem) => setup.unknownNames(problem));
  return strange ? undefined : { names, position: whole };
}

const isName = (name: unknown): boolean => typeof name === 'string' && name.length <= LONGEST_NAME;
