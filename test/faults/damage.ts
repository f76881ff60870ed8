// Documents and texts that are nearly right.
import type { Random } from '../../src/kernel/index.ts';

type Value = unknown;
const ODD: readonly Value[] = [
  null,
  true,
  -1,
  0,
  1,
  31,
  32,
  0.5,
  1e308,
  9e15,
  2 ** 31,
  2 ** 32,
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  'x'.repeat(2000),
  [],
  {},
  [[[[]]]],
  JSON.parse('{"__proto__": {"a": 1}}'),
];
const SIGNS = ['"', '\\', '}', '{', ',', ' ', '\n', '\r', '\u0007', '*', '-', '0', '9', 'back 0', 'é', '\ud800'];

export const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;

/** Some changes to a document; what is given stays as it is. */
export function damageDocument(document: Value, random: Random): Value {
  let damaged = structuredClone(document);
  for (let n = random.below(4); n >= 0; n--) damaged = change(damaged, random);
  return damaged;
}

/** One change, somewhere inside. */
function change(value: Value, random: Random): Value {
  if (typeof value !== 'object' || value === null) return changeLeaf(value, random);
  const keys = Object.keys(value);
  if (keys.length === 0 || random.below(12) === 0) return pick(ODD, random);
  const key = pick(keys, random);
  const inside = Reflect.get(value, key);
  const roll = random.below(8);
  if (Array.isArray(value)) {
    const at = Number(key);
    if (roll === 0) value.splice(at, 1);
    else if (roll === 1) value.splice(at, 0, structuredClone(inside));
    else if (roll === 2) value.reverse();
    else value[at] = change(inside, random);
    return value;
  }
  if (roll === 0) Reflect.deleteProperty(value, key);
  else if (roll === 1)
    Object.assign(value, { [pick(['extra', 'players', 'kind', key.toUpperCase()], random)]: inside });
  else if (roll === 2) Object.assign(value, { [key]: Reflect.get(value, pick(keys, random)) });
  else Object.assign(value, { [key]: change(inside, random) });
  return value;
}

function changeLeaf(value: Value, random: Random): Value {
  if (random.below(3) === 0) return pick(ODD, random);
  if (typeof value === 'number') return value + random.below(5) - 2;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? damageText(value, random) : pick(ODD, random);
}

/** Some signs of a text are gone, doubled, or others. */
export function damageText(text: string, random: Random): string {
  let damaged = text;
  for (let n = random.below(3); n >= 0; n--) {
    const at = random.below(damaged.length + 1);
    const gone = random.below(3) === 0 ? random.below(20) : random.below(2);
    damaged = damaged.slice(0, at) + (random.below(3) > 0 ? pick(SIGNS, random) : '') + damaged.slice(at + gone);
  }
  return damaged;
}

/** Some lines of a text are gone, doubled, swapped or damaged. */
export function damageLines(text: string, random: Random): string {
  const lines = text.split('\n');
  for (let n = random.below(3); n >= 0; n--) {
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    const roll = random.below(5);
    if (roll === 0) lines.splice(a, 1);
    else if (roll === 1) lines.splice(a, 0, lines[b] ?? '');
    else if (roll === 2) lines.splice(a, 0, `back ${random.below(40)}`);
    else lines[a] = damageText(lines[a] ?? '', random);
  }
  return lines.join('\n');
}
