// What a page needs besides its entry, named in the page: a browser asks for all of it at once, and not for one part
// after it has read another.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By page, and by game for what tables of it have besides. */
type Files = { readonly [page: string]: readonly string[] | undefined };

/** A page to name links for. At a table, `game` is known only of one that its visitor may see. */
export interface LinkedPage {
  readonly path: string;
  readonly game?: string | undefined;
}

const TABLE = /^\/t\/([\w-]+)\/*$/;

/** The table that a path is about. */
export const tableIn = (path: string): string | undefined => TABLE.exec(path)?.[1];

export class PageLinks {
  readonly #folder: string;
  #files: Promise<Files> | undefined;
  constructor(webFolder: string) {
    this.#folder = webFolder;
  }

  /** The page with its links. */
  async add(page: string, { path, game }: LinkedPage): Promise<string> {
    this.#files ??= this.#read();
    const files = await this.#files;
    const table = tableIn(path);
    const needed = new Set(path === '/' ? files.home : table === undefined ? [] : files.online);
    if (game !== undefined) for (const file of files[game] ?? []) needed.add(file);
    const links = [...needed].map(linkTo);
    // What the page asks first: exactly as it will ask.
    if (game !== undefined) links.push(linkToData(`/api/tables/${table}?since=0&amp;choices=none`));
    return links.length === 0 ? page : page.replace('</head>', () => `${links.join('\n    ')}\n  </head>`);
  }

  /** Pages of an earlier build, or of a host of its own, do without. */
  async #read(): Promise<Files> {
    const text = await readFile(join(this.#folder, 'links.json'), 'utf8').catch(() => '{}');
    return JSON.parse(text) as Files;
  }
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;

const linkToData = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}">`;
