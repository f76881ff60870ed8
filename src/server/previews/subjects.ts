import type { PreviewLanguage, PreviewSubject, Update } from '../../api/index.ts';
import { tableId } from '../../api/index.ts';
import { describeCard, findCard } from '../http/invitations.ts';
import type { Services } from '../services.ts';
import { tableFor } from '../tables/handlers.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { writeUpdate } from '../tables/updates.ts';

/** What a page is about, as far as everyone may know it, and the language of those who made it. */
export interface Found {
  readonly subject: PreviewSubject;
  readonly language?: string | undefined;
}

const HOME: Found = { subject: { kind: 'page', page: 'home' } };
/** All tables that strangers may not see, with those that don't exist. */
const TABLE: Found = { subject: { kind: 'page', page: 'table' } };
const REPLAY: Found = { subject: { kind: 'page', page: 'replay' } };

/** What the page at a path is about. */
export async function findSubject(services: Services, path: string): Promise<Found> {
  const [, kind, id = ''] = /^\/(\w+)(?:\/([\w-]+))?\/*$/.exec(path) ?? [];
  switch (kind) {
    case 'i':
      return (await isClosed(services)) ? TABLE : findInvitation(services, id);
    case 't':
      return (await isClosed(services)) ? TABLE : findTable(services, id);
    case 'replay':
      return REPLAY;
    case 'new':
    case 'rules':
    case 'learn':
    case 'score':
      return services.games.some(game => game.id === id) ? { subject: { kind: 'game', game: id, page: kind } } : HOME;
    default:
      return HOME;
  }
}

/** Nobody but members sees anything of a club. */
async function isClosed({ house }: Services): Promise<boolean> {
  await house.ready();
  return house.rules.club;
}

async function findInvitation(services: Services, id: string): Promise<Found> {
  const card = await findCard(services, id);
  return card ? { subject: { kind: 'invitation', card }, language: card.language } : TABLE;
}

async function findTable(services: Services, id: string): Promise<Found> {
  const known = tableId.safeParse(id);
  const loaded = known.success ? await tableFor(services, undefined, known.data).catch(() => undefined) : undefined;
  return loaded ? describeLoaded(loaded) : TABLE;
}

/** A table as a stranger sees it: before the game it invites, then its board is shown. */
function describeLoaded(loaded: LoadedTable): Found {
  const update = JSON.parse(writeUpdate(loaded, undefined, loaded.table.line, { choices: false })) as Update;
  const { state, sight } = update;
  const subject: PreviewSubject = sight
    ? { kind: 'table', state, sight }
    : { kind: 'invitation', card: describeCard(loaded) };
  return { subject, language: state.language };
}

const LANGUAGES: readonly PreviewLanguage[] = ['en', 'fr'];

/** Of the languages that somebody reads, as browsers list them, the first that we have. */
export function chooseLanguage(wanted: string | undefined): PreviewLanguage {
  const tags = (wanted ?? '').split(',').map(entry => {
    const [tag = '', weight] = entry.split(';q=');
    return { language: tag.trim().slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) };
  });
  const sorted = tags.sort((a, b) => b.weight - a.weight);
  return sorted.flatMap(({ language }) => LANGUAGES.find(known => known === language) ?? [])[0] ?? 'en';
}
