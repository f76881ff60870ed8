/** Where every game has a folder of its own. */
export const HOMES = ['src/games', 'src/bots', 'src/web/games', 'test/games'] as const;
export type Home = (typeof HOMES)[number];

/** Files that not every game has: which games do, and why. A pattern is a path below the game's folder; `*` stands for any name. */
export interface Exception {
  readonly home: Home;
  readonly path: string;
  readonly games: readonly string[];
  readonly reason: string;
}

/** Every difference between the folders of the games that no exception explains, and every exception that explains nothing. */
export function differences(
  games: readonly string[],
  files: readonly string[],
  exceptions: readonly Exception[],
): string[] {
  const used = new Set<Exception>();
  const explains = (home: Home, path: string, game: string): boolean => {
    const found = exceptions.find(exception => exception.home === home && matches(exception.path, path));
    if (!found?.games.includes(game)) return false;
    used.add(found);
    return true;
  };
  const found = HOMES.flatMap(home => {
    const parts = games.map(game => partsOf(home, game, files));
    return games.flatMap((game, n) => [
      ...(parts[n]!.size === 0 ? [`${home}/${game} is missing`] : []),
      ...[...parts[n]!]
        .filter(path => parts.some(others => !others.has(path)) && !explains(home, path, game))
        .map(path => `${home}/${game}/${path} has no counterpart in every other game`),
    ]);
  });
  const idle = exceptions.filter(exception => !used.has(exception));
  return [...found, ...idle.map(({ home, path }) => `the exception ${home}/*/${path} explains nothing`)];
}

function partsOf(home: Home, game: string, files: readonly string[]): Set<string> {
  const root = `${home}/${game}/`;
  return new Set(files.filter(file => file.startsWith(root)).map(file => file.slice(root.length)));
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.split('*').map(quote).join('[^/]*')}$`).test(path);

const quote = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
