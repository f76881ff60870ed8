// A draft as a short text for a link: JSON, deflated, in base64url.
import { type AnyOptions, isObject, type Problem, problemsOf } from '../../kernel/index.ts';
import type { Draft, SetUp } from './setup.ts';

const LONGEST_NAME = 40;
/** More than any position needs; a link that unpacks to more is not ours. */
const LONGEST = 60_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > LONGEST) throw new RangeError('too long');
  }
  const all = new Uint8Array(length);
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}

export async function pack(draft: Draft): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(draft)), new CompressionStream('deflate-raw'));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The draft that a link holds; undefined if it is cut, changed, or of another game. */
export async function unpack(text: string, setup: SetUp): Promise<Draft | undefined> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(binary, letter => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    return readDraft(JSON.parse(new TextDecoder().decode(bytes)), setup);
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
  if (!options.ok || problemsOf(game.positionSchema, position).length > 0) return undefined;
  const named = names.length === options.value.players && names.every(isName);
  if (!named) return undefined;
  const whole = { ...position, options: options.value satisfies AnyOptions };
  const reading = setup.read(whole);
  const strange = !reading.ok && reading.problems.some((problem: Problem) => setup.unknownNames(problem));
  return strange ? undefined : { names, position: whole };
}

const isName = (name: unknown): boolean => typeof name === 'string' && name.length <= LONGEST_NAME;
