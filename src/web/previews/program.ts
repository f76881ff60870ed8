// The program that words and draws previews of links. It runs in a thread of the server, without a browser.
import type { PreviewLanguage, PreviewSubject, PreviewText } from '../../api/index.ts';
import { webGame } from '../games/index.ts';
import type { WebGame } from '../games/webGame.ts';
import { describeInvitation, describeTable } from './describe.ts';
import { drawGame, drawHouse } from './general.ts';
import { drawInvitation } from './invitation.ts';
import { settings } from './settings.ts';
import { drawTable } from './table.ts';
import { previewWordsOf } from './words.ts';

/** Questions come one after the other: what they share is the language. */
export async function describe(subject: PreviewSubject, language: PreviewLanguage): Promise<PreviewText> {
  settings.language = language;
  const words = previewWordsOf(language);
  switch (subject.kind) {
    case 'invitation':
      return describeInvitation(subject.card, await gameOf(subject.card.game).ui());
    case 'table':
      return describeTable(subject, await gameOf(subject.state.game).ui());
    case 'game':
      return words[subject.page](gameOf(subject.game).name);
    case 'page':
      return words[subject.page];
  }
}

export async function draw(subject: PreviewSubject, language: PreviewLanguage): Promise<string> {
  settings.language = language;
  switch (subject.kind) {
    case 'invitation':
      return drawInvitation(subject.card, gameOf(subject.card.game));
    case 'table':
      return drawTable(subject, gameOf(subject.state.game));
    case 'game':
      return drawGame(gameOf(subject.game));
    case 'page':
      return drawHouse();
  }
}

function gameOf(id: string): WebGame {
  const game = webGame(id);
  if (!game) throw new Error(`${id} is not a game of the pages`);
  return game;
}
