// The picture of an invitation: host, game, how it is played and how many seats are free, beside the game.
import type { InvitationCard } from '../../api/index.ts';
import type { WebGame } from '../games/webGame.ts';
import { listFacts } from '../invitation/facts.ts';
import { type InvitationWords, invitationWordsOf } from '../invitation/words.ts';
import { coloursOf } from '../table/colours.ts';
import { drawArt } from './art.ts';
import { drawnName } from './drawnName.ts';
import { colour } from './looks.ts';
import { composePaper, escapeText, shorten, widthOf, write } from './paper.ts';
import { settings } from './settings.ts';
import { drawBrand, drawDot, drawFreeDot, drawIcon } from './signs.ts';
import { previewWordsOf } from './words.ts';

const LEFT = 52;
const MOST = 470;
const LONGEST_NAME = 18;

/** Who invites, with the name set apart. */
function writeHost({ invites }: InvitationWords, host: string | undefined): string {
  const line = write(LEFT, 300, invites(host), {
    size: 32,
    face: 'ui',
    fill: colour('--ink-2'),
    weight: 400,
    most: MOST,
  });
  if (host === undefined) return line;
  const name = escapeText(host);
  return line.replace(`>${name}`, () => `><tspan font-weight="700" fill="${colour('--p-ink', 'p1')}">${name}</tspan>`);
}

export async function drawInvitation(card: InvitationCard, game: WebGame): Promise<string> {
  const { language } = settings;
  const ui = await game.ui();
  const host = drawnName(card.host);
  const words = invitationWordsOf(language);
  const facts = listFacts(card, ui, language);
  const [ink, pale] = [colour('--ink'), colour('--ink-2')];
  const look = { size: 28, face: 'ui', fill: ink } as const;
  const players = widthOf(facts.players, look);
  const looks = coloursOf(card.seats);
  const taken = card.seats - card.free;
  const dots = looks.map((seat, n) => (n < taken ? drawDot : drawFreeDot)(LEFT + 27 + n * 64, 566, 27, seat));
  const isOpen = card.state === 'open' || card.state === 'full';
  const state = isOpen ? words.free(card.free) : previewWordsOf(language)[card.state as 'begun'];
  const after = LEFT + looks.length * 64 + 12;
  return composePaper(
    await drawArt(game),
    drawBrand(LEFT, 44),
    writeHost(words, host && shorten(host, LONGEST_NAME)),
    write(LEFT - 2, 392, facts.game, { size: 104, face: 'title', fill: colour('--accent', `game-${card.game}`) }),
    drawIcon('i-users', LEFT, 420, 32),
    write(LEFT + 46, 446, facts.players, look),
    drawIcon('i-clock', LEFT + players + 74, 420, 32),
    write(LEFT + players + 118, 446, facts.pace, { ...look, most: MOST - players - 118 }),
    write(LEFT, 496, facts.variant, { size: 26, face: 'ui', fill: pale, weight: 400, most: MOST }),
    ...dots,
    write(after, 576, state, { size: 28, face: 'ui', fill: colour('--good'), most: LEFT + MOST - after }),
  );
}
