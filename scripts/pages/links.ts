// What a page needs besides the entry: the server names it in the page, so that a browser asks for all of it at once.
import type { Plugin, Rolldown } from 'vite';

/** Pages by the module that each begins with. */
const PAGES = {
  home: '/home/Home.svelte',
  online: '/pages/OnlineTablePage.svelte',
  local: '/pages/LocalTablePage.svelte',
  china: '/games/china/ui.ts',
  medina: '/games/medina/ui.ts',
  pagoda: '/games/pagoda/ui.ts',
} as const;

/** Fonts that every page shows something in. */
const FONTS = [/alegreya-sans-cut-500-normal/, /alegreya-sc-cut-700-normal/];

/** The file that the server reads: for each page its scripts and style sheets. */
export const LINKS = 'links.json';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Writes the list, and into the page itself the fonts that every page has. */
export function nameLinks(): Plugin {
  return {
    name: 'name-links',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        FONTS.map(pattern => {
          const font = Object.keys(bundle).find(name => pattern.test(name));
          if (font === undefined) throw new Error(`links: no font ${pattern}`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` };
          return { tag: 'link', attrs, injectTo: 'head' };
        }),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = collect(bundle, chunk => chunk.isEntry && chunk.name === 'index');
        const list = Object.entries(PAGES).map(([page, module]) => {
          const files = collect(bundle, chunk => chunk.moduleIds.some(id => id.endsWith(`/src/web${module}`)));
          if (files.size === 0) throw new Error(`links: ${module} is nowhere`);
          return [page, [...files].filter(file => !entry.has(file)).map(file => `/${file}`)];
        });
        this.emitFile({ type: 'asset', fileName: LINKS, source: JSON.stringify(Object.fromEntries(list)) });
      },
    },
  };
}

/** A chunk with all that it imports at once, and their style sheets. */
function collect(bundle: Bundle, isWanted: (chunk: Chunk) => boolean): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Bundle[string] | undefined): void => {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) add(bundle[name]);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && isWanted(chunk)) add(chunk);
  return files;
}
