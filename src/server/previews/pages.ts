import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { type PreviewLanguage, tableId } from '../../api/index.ts';
import { tagContent } from '../http/files.ts';
import { addressIn, readPerson, tokenIn } from '../http/person.ts';
import type { Services } from '../services.ts';
import { tableFor } from '../tables/handlers.ts';
import { Gallery, keyOf } from './gallery.ts';
import { writePage } from './html.ts';
import { PageLinks, tableIn } from './links.ts';
import type { Studio } from './studio.ts';
import { chooseLanguage, type Found, findSubject } from './subjects.ts';

/** The picture of everything that has none of its own. */
const GENERAL = '/preview.png';
const PICTURES = '/previews';
const HOUR = 3600;

/** The pages, with what their links show elsewhere; the client decides what is on them. */
export function servePages(app: Hono, services: Services, webFolder: string, studio: Studio | undefined): void {
  const links = new PageLinks(webFolder);
  const gallery = new Gallery(studio, services.log);
  const readWeb = (file: string): Promise<Buffer | undefined> => readFile(join(webFolder, file)).catch(() => undefined);

  /** The game of the table that a page is about, if its visitor may see it. */
  const findGame = async (c: Context): Promise<string | undefined> => {
    const table = tableId.safeParse(tableIn(c.req.path));
    if (!table.success) return undefined;
    // A page comes whatever the database says.
    return readPerson(services, c)
      .then(player => tableFor(services, player, table.data))
      .then(({ row }) => row.game)
      .catch(() => undefined);
  };

  /** Drawn again when anything on it changes: then its address is another. */
  const pictureOf = ({ subject }: Found, path: string, language: PreviewLanguage): string =>
    subject.kind === 'page' || !studio
      ? GENERAL
      : `${PICTURES}${path.replace(/\/+$/, '')}.png?l=${language}&v=${keyOf(subject, language)}`;

  app.get(`${PICTURES}/*`, async (c, next) => {
    const [, path] = /^\/previews(\/\w+\/[\w-]+)\.png$/.exec(c.req.path) ?? [];
    const isPatient = services.limiters.address.take(addressIn(services, c));
    const { subject } = path === undefined || !isPatient ? {} : await findSubject(services, path);
    const language = chooseLanguage(c.req.query('l'));
    const mayDraw = (): boolean => services.limiters.previews.take(addressIn(services, c));
    const drawn = subject && subject.kind !== 'page' && (await gallery.picture(subject, language, mayDraw));
    const picture = drawn || (await readWeb(GENERAL));
    if (!picture) return next();
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/png',
      'cache-control': drawn ? `public, max-age=${HOUR}` : 'no-cache',
      // Messengers show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.get('*', async (c, next) => {
    const { path } = c.req;
    if (!isPage(path)) return next();
    const page = await readWeb('index.html');
    if (!page) return next();
    const answer = async (text: string, game: string | undefined): Promise<Response> => {
      const html = await links.add(text, { path, game });
      const headers = { 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie', etag: tagContent(html) };
      return c.html(html, 200, headers) as Response;
    };
    // Whoever has a cookie of ours is no crawler, and need not wait until a preview is worded.
    if (tokenIn(services, c)) return answer(page.toString(), await findGame(c));
    const isPatient = services.limiters.address.take(addressIn(services, c));
    const found = await findSubject(services, isPatient ? path : '/');
    const language = chooseLanguage(found.language ?? c.req.header('accept-language'));
    const text = await gallery.text(found.subject, language);
    const picture = originOf(services, c) + pictureOf(found, path, language);
    const { subject } = found;
    const game = subject.kind === 'table' ? subject.state.game : undefined;
    return answer(writePage(page.toString(), { text, language, picture }), game);
  });
}

/** Whether a path is that of a page: files have an ending, and data has a place of its own. */
const isPage = (path: string): boolean => !/^\/(api|previews)(\/|$)|\.\w+$/.test(path);

/** The address of this server as others know it. */
function originOf({ publicUrl, behindProxy }: Services, c: Context): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { protocol, host } = new URL(c.req.url);
  return `${behindProxy && c.req.header('x-forwarded-proto') === 'https' ? 'https:' : protocol}//${host}`;
}
