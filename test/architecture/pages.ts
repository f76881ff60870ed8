import { media } from '../../src/web/style/media.ts';
import { importsOf, type Source, scriptOf, target } from './boundaries.ts';

/** What a board may take from its game: types, lists of words, and what is printed on the board. No rule, no move. */
const BOARD_IMPORTS = /^games\/[a-z]+\/(index\.ts|vocabulary\.ts|board\/(standard\.ts|drawing\.json))$/;

/** Ways to learn from the page what the program knows. */
const READS: readonly (readonly [RegExp, string])[] = [
  [/getAttribute(?:NS|Node)?\([^)]*['"`]aria-label|\[['"`]?aria-label/, 'reads an aria-label'],
  [/\.ariaLabel\b|\bariaLabel\s*[,}]/, 'reads an aria-label'],
  [/\bMutationObserver\b/, 'watches the page'],
  [
    /(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(\s*['"`](?:[^'"`[]|\[[^\]]*\])*[.#][\w-]/,
    'finds something by its style',
  ],
];

/** Where the focus is, and that what had it is gone, the browser alone knows. */
const WATCHES = 'web/focus.ts';

/** Everything in the sources of the pages that runs against the flow of data, or repeats a media query that has a name. */
export const pageViolations = (sources: readonly Source[]): string[] => [
  ...sources.filter(({ path }) => path.startsWith('web/')).flatMap(source => [...reads(source), ...rawMedia(source)]),
  ...sources.filter(({ path }) => /^web\/games\/[^/]+\/board\//.test(path)).flatMap(boardImports),
];

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '');

const reads = ({ path, text }: Source): string[] =>
  path.endsWith('.css')
    ? []
    : READS.filter(([, what]) => path !== WATCHES || what !== 'watches the page').flatMap(([pattern, what]) =>
        pattern.test(withoutComments(text)) ? [`${path}: ${what}`] : [],
      );

/** A query that has a name is written out in one file only. */
function rawMedia({ path, text }: Source): string[] {
  if (path === 'web/style/media.ts') return [];
  const flat = text.replace(/\s+/g, ' ');
  return Object.entries(media).flatMap(([name, query]) => {
    const bare = query.replace(/^\(([^()]*)\)$/, '$1');
    const forms = [`@media ${query} {`, ...[query, bare].flatMap(form => [`'${form}'`, `"${form}"`])];
    return forms.some(form => flat.includes(form)) ? [`${path}: writes out the media query --${name}`] : [];
  });
}

function boardImports({ path, text }: Source): string[] {
  const script = path.endsWith('.svelte') ? scriptOf(text) : text;
  return importsOf({ path, text: script })
    .map(specifier => target(path, specifier))
    .filter(to => to.startsWith('games/') && !BOARD_IMPORTS.test(to))
    .map(to => `${path}: a board may not import ${to}`);
}
