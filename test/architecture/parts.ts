import { importsOf, type Source, scriptOf, target } from './boundaries.ts';

/** Where the page of parts begins. */
const START = 'web/parts/main.ts';

/** Components that the page of parts does not show. A pattern is a path below `web`; `*` stands for any name. */
export interface Unshown {
  readonly path: string;
  readonly reason: string;
}

/** Every component of the pages that the page of parts neither shows nor has a reason not to, and every reason that is none. */
export function missingParts(sources: readonly Source[], unshown: readonly Unshown[]): string[] {
  const shown = reach(new Map(sources.map(source => [source.path, source])));
  const absent = sources
    .map(({ path }) => path)
    .filter(path => path.endsWith('.svelte') && !path.startsWith('web/parts/') && !shown.has(path));
  const idle = unshown.filter(({ path }) => !absent.some(absence => matches(path, absence)));
  return [
    ...absent
      .filter(path => !unshown.some(({ path: pattern }) => matches(pattern, path)))
      .map(path => `${path} is not on the page of parts`),
    ...idle.map(({ path }) => `the reason for web/${path} is not needed`),
  ];
}

/** Whatever is loaded from the start, now or later. */
function reach(sources: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const source = sources.get(path);
    if (!source || found.has(path)) return;
    found.add(path);
    for (const specifier of importsIn(source)) if (specifier.startsWith('.')) visit(target(path, specifier));
  };
  visit(START);
  return found;
}

/** Imports of scripts, and those in the markup of a component. */
function importsIn({ path, text }: Source): string[] {
  if (!path.endsWith('.svelte')) return importsOf({ path, text });
  const inMarkup = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(match => match[1]!);
  return [...importsOf({ path, text: scriptOf(text) }), ...inMarkup];
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(`web/${pattern.slice(0, -1)}`) : path === `web/${pattern}`;
