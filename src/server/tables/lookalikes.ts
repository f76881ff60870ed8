/** Letters of other scripts and symbols that look like a Latin letter, in lower case. */
const TWINS: { readonly [latin: string]: string } = {
  a: 'аαɑ',
  b: 'вβьƅ',
  c: 'сϲⅽ',
  d: 'ԁɗ',
  e: 'еєεҽ',
  f: 'ғ',
  g: 'ɡց',
  h: 'һн',
  i: 'l1|ıіιӏїǀ!',
  j: 'јϳ',
  k: 'кκҡ',
  m: 'мμ',
  n: 'пηո',
  o: '0оοσօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гᴦ',
  s: 'ѕꜱ$5',
  t: 'тτ',
  u: 'υսц',
  v: 'ѵν',
  w: 'ԝωѡш',
  x: 'хχ',
  y: 'уγүч',
  z: 'ᴢ',
};
const LATIN = new Map(Object.entries(TWINS).flatMap(([latin, twins]) => [...twins].map(twin => [twin, latin])));

/** Greek capitals that look like a different Latin letter than their lower-case forms. */
const CAPITALS = new Map(Object.entries({ Ν: 'n', Η: 'h', Υ: 'y', Ζ: 'z' }));

const SKETCHES_KEPT = 5000;
const sketches = new Map<string, string>();

/** What a name looks like at a glance: two names with the same look are easily confused. */
export function sketch(name: string): string {
  const known = sketches.get(name) ?? draw(name);
  if (sketches.size >= SKETCHES_KEPT) sketches.clear();
  sketches.set(name, known);
  return known;
}

function draw(name: string): string {
  const letters = [...name.normalize('NFKC').replaceAll(/\s|\p{DI}/gu, '')].map(
    letter => CAPITALS.get(letter) ?? letter,
  );
  // Via upper case, so that ß equals SS.
  const folded = letters.join('').toUpperCase().toLowerCase().normalize('NFC');
  const latin = [...folded].map(letter => LATIN.get(letter) ?? letter).join('');
  return latin.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/**
 * The names of a table as shown there: of those that look the same, all but the first get a number. `first` is the one who
 * keeps the name in any case: the host.
 */
export function tellApart(names: readonly (string | undefined)[], first = 0): (string | undefined)[] {
  const shown = [...names];
  const looks = new Set<string>();
  const order = [first, ...names.keys()].filter((seat, n, all) => all.indexOf(seat) === n);
  // Reserves the original looks, so that adding a number never produces an existing name.
  const given = new Set(names.flatMap(name => (name === undefined ? [] : [sketch(name)])));
  if (given.size === names.filter(name => name !== undefined).length) return shown;
  for (const seat of order) {
    const name = names[seat];
    if (name === undefined) continue;
    let candidate = name;
    for (let n = 2; looks.has(sketch(candidate)) || (n > 2 && given.has(sketch(candidate))); n++)
      candidate = `${name} (${n})`;
    looks.add(sketch(candidate));
    shown[seat] = candidate;
  }
  return shown;
}
