// Colours as numbers: what draws previews knows no variables of style sheets.
import tokens from '../style/tokens.css?raw';

interface Rule {
  readonly selectors: readonly string[];
  readonly values: readonly (readonly [name: string, value: string])[];
}

const rules: readonly Rule[] = Array.from(
  tokens.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map(selector => selector.trim()),
    values: Array.from(body.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value] as const),
  }),
);

/** Whether a rule is for elements of a look: classes, and a game as `game-…`. */
function fits(selector: string, look: string): boolean {
  if (selector === ':root') return true;
  const [, kind, name = ''] = /^(\.|\[class\*="|\[data-game=")([\w-]+)(?:"\])?$/.exec(selector) ?? [];
  if (kind === '.') return look.split(' ').includes(name);
  if (kind?.startsWith('[class')) return look.includes(name);
  return kind !== undefined && look.split(' ').includes(`game-${name}`);
}

const known = new Map<string, ReadonlyMap<string, string>>();

function valuesOf(look: string): ReadonlyMap<string, string> {
  let values = known.get(look);
  if (!values) {
    const fitting = rules.filter(({ selectors }) => selectors.some(selector => fits(selector, look)));
    values = new Map(fitting.flatMap(rule => rule.values));
    known.set(look, values);
  }
  return values;
}

const VARIABLE = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;

/** A text with the values of a look in place of variables; those that nobody sets have their fallback. */
export function resolve(text: string, look = ''): string {
  const values = valuesOf(look);
  const once = text.replaceAll(VARIABLE, (_, name: string, fallback = '') => values.get(name) ?? fallback);
  return VARIABLE.test(once) && once !== text ? resolve(once, look) : once;
}

/** Whether every variable of a text has a value for each look, or a fallback. */
export const isSettled = (text: string): boolean =>
  Array.from(text.matchAll(VARIABLE)).every(
    ([, name = '', fallback]) => fallback !== undefined || valuesOf('').has(name),
  );

/** The colour of a name such as `--ink`. */
export const colour = (name: string, look = ''): string => resolve(`var(${name})`, look);
