// Which modules share a file. By itself the bundler makes a file for every set of pages that share something, and a
// table would be asked for in sixty small ones. Here a file holds what one kind of page needs, and nothing that the
// page does not.
import { join } from 'node:path';

/** What is loaded at a time, by the modules that it begins with. */
const ROOTS = {
  app: ['main.ts'],
  workers: [
    'local/botWorker.ts',
    'hint/hintWorker.ts',
    'replay/reviewWorker.ts',
    'maps/mapWorker.ts',
    '../bots/china/index.ts',
    '../bots/medina/index.ts',
    '../bots/pagoda/index.ts',
  ],
  home: ['home/Home.svelte'],
  online: ['pages/OnlineTablePage.svelte'],
  local: ['pages/LocalTablePage.svelte'],
  china: ['games/china/ui.ts'],
  medina: ['games/medina/ui.ts'],
  pagoda: ['games/pagoda/ui.ts'],
} as const;
type Root = keyof typeof ROOTS;
const GAMES = ['china', 'medina', 'pagoda'] as const satisfies Root[];

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Names the file of a module, for the modules that are grouped. */
export function nameChunks(folder: string): (id: string, graph: Graph) => string | null {
  let needs: Map<string, Set<Root>> | undefined;
  const entries = new Set<string>();
  return (id, graph) => {
    needs ??= findNeeds(folder, graph, entries);
    const roots = needs.get(id);
    return roots && !entries.has(id) ? nameChunk(roots) : null;
  };
}

/** For each module what needs it, without what is only imported later. */
function findNeeds(folder: string, graph: Graph, entries: Set<string>): Map<string, Set<Root>> {
  const needs = new Map<string, Set<Root>>();
  const add = (id: string, root: Root): void => {
    const known = needs.get(id) ?? new Set();
    if (known.has(root)) return;
    needs.set(id, known.add(root));
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported, root);
  };
  for (const root of Object.keys(ROOTS) as Root[])
    for (const file of ROOTS[root]) {
      const id = join(folder, file).replaceAll('\\', '/');
      if (!graph.getModuleInfo(id)) throw new Error(`chunks: there is no ${file}`);
      if (root === 'app' || root === 'workers') entries.add(id);
      add(id, root);
    }
  return needs;
}

/** What more than one page needs is apart from what a page has for itself, and what workers load has no page in it. */
function nameChunk(roots: ReadonlySet<Root>): string | null {
  const games = GAMES.filter(game => roots.has(game));
  const atTable = roots.has('online') || roots.has('local');
  if (roots.has('workers')) {
    if (roots.has('app')) return 'base';
    if (games.length === 1 && !atTable) return `engine-${games[0]}`;
    return games.length > 0 || atTable ? 'engine' : null;
  }
  if (roots.has('app')) return 'app';
  if (roots.has('home')) return roots.size === 1 ? 'home' : 'shared';
  if (atTable && games.length > 0) return 'table';
  if (atTable) return roots.has('online') && roots.has('local') ? 'table' : roots.has('online') ? 'online' : 'local';
  return games.length === 1 ? `ui-${games[0]}` : 'games';
}
