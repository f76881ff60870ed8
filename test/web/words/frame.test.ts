// The texts of the pages around the games, in both languages: grammar, typography, and a text for every code.
import { describe, expect, test } from 'vitest';
import { listProblems, type Operation, operations } from '../../../src/api/index.ts';
import { about as chinaAbout } from '../../../src/web/games/china/about.ts';
import { guide as chinaGuide } from '../../../src/web/games/china/guide.ts';
import { wordsOf as chinaScoring } from '../../../src/web/games/china/scoring/words.ts';
import { choiceWordsOf as chinaChoices } from '../../../src/web/games/china/words/choices.ts';
import { wordsOf as chinaWords } from '../../../src/web/games/china/words/index.ts';
import { turnWordsOf as chinaTurn } from '../../../src/web/games/china/words/turn.ts';
import { about as medinaAbout } from '../../../src/web/games/medina/about.ts';
import { guide as medinaGuide } from '../../../src/web/games/medina/guide.ts';
import { wordsOf as medinaScoring } from '../../../src/web/games/medina/scoring/words.ts';
import { choiceWordsOf as medinaChoices } from '../../../src/web/games/medina/words/choices.ts';
import { wordsOf as medinaWords } from '../../../src/web/games/medina/words/index.ts';
import { turnWordsOf as medinaTurn } from '../../../src/web/games/medina/words/turn.ts';
import { about as pagodaAbout } from '../../../src/web/games/pagoda/about.ts';
import { guide as pagodaGuide } from '../../../src/web/games/pagoda/guide.ts';
import { wordsOf as pagodaScoring } from '../../../src/web/games/pagoda/scoring/words.ts';
import { choiceWordsOf as pagodaChoices } from '../../../src/web/games/pagoda/words/choices.ts';
import { wordsOf as pagodaWords } from '../../../src/web/games/pagoda/words/index.ts';
import { turnWordsOf as pagodaTurn } from '../../../src/web/games/pagoda/words/turn.ts';
import { wordsOf as guideWords } from '../../../src/web/guide/languages.ts';
import { hintWords } from '../../../src/web/hint/words.ts';
import { en } from '../../../src/web/i18n/en.ts';
import { fr } from '../../../src/web/i18n/fr.ts';
import { invitationWordsOf } from '../../../src/web/invitation/words.ts';
import { listWordsOf } from '../../../src/web/lists/words.ts';
import { lobbyWordsOf } from '../../../src/web/lobby/words.ts';
import { wordsOf as onlineWords } from '../../../src/web/online/languages.ts';
import { playWords } from '../../../src/web/online/play/languages.ts';
import { peopleWordsOf } from '../../../src/web/people/languages.ts';
import { previewWordsOf } from '../../../src/web/previews/words.ts';
import { wordsOf as replayWords } from '../../../src/web/replay/languages.ts';
import { replayWords as controlWords } from '../../../src/web/replay/replayWords.ts';
import { rulesWordsOf } from '../../../src/web/rules/words.ts';
import { wordsOf as scoringWords } from '../../../src/web/scoring/languages.ts';
import { seatWords } from '../../../src/web/seat/words.ts';
import { shareWordsOf } from '../../../src/web/share/words.ts';
import { waitingWordsOf } from '../../../src/web/waiting/languages.ts';
import { findFaults } from './faults.ts';
import { collectPlain, collectTexts } from './samples.ts';

const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const files: { readonly [name: string]: (language: Language) => unknown } = {
  i18n: language => ({ en, fr })[language],
  online: onlineWords,
  waiting: waitingWordsOf,
  play: playWords,
  seat: seatWords,
  invitation: invitationWordsOf,
  previews: previewWordsOf,
  lists: listWordsOf,
  lobby: lobbyWordsOf,
  people: peopleWordsOf,
  replay: replayWords,
  controls: controlWords,
  share: shareWordsOf,
  guide: guideWords,
  scoring: scoringWords,
  rules: rulesWordsOf,
  china: chinaScoring,
  medina: medinaScoring,
  pagoda: pagodaScoring,
  // What the games say of moves and events is checked by playing.
  games: language => collectPlain([chinaWords, medinaWords, pagodaWords].map(wordsOf => wordsOf(language))),
  turns: language =>
    collectPlain(
      [chinaTurn, medinaTurn, pagodaTurn, chinaChoices, medinaChoices, pagodaChoices, hintWords].map(wordsOf =>
        wordsOf(language),
      ),
    ),
  about: language => [chinaAbout, medinaAbout, pagodaAbout].map(about => about[language]),
  steps: language =>
    [chinaGuide, medinaGuide, pagodaGuide].flatMap(({ steps }) =>
      steps.map(({ say, why }) => [say[language], why?.[language] ?? say[language]]),
    ),
};

const cases = Object.keys(files).flatMap(name => LANGUAGES.map(language => ({ name, language })));

describe('the texts of the frame', () => {
  test.each(cases)('$name in $language are written well, whatever they are about', ({ name, language }) => {
    const texts = collectTexts(files[name]!(language), name);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap(text => findFaults(text, language))).toEqual([]);
  });

  test.each([
    ['en', 'A orange palace'],
    ['en', 'Share …'],
    ['en', "It isn't here"],
    ['en', '1 cards'],
    ['en', '0 point'],
    ['en', 'palace of You'],
    ['en', 'You is back'],
    ['en', '45 %'],
    ['en', 'Press the ring'],
    ['en', 'Click a space'],
    ['fr', 'Cliquez sur une case'],
    ['fr', 'Les règles sont à un clic'],
    ['fr', 'Vraiment ?'],
    ['fr', 'Vraiment?'],
    ['fr', '« ici »'],
    ['fr', 'palais de le joueur'],
    ['fr', '0 points'],
    ['fr', 'une carte de orange'],
    ['fr', 'palais de Vous'],
    ['fr', 'Vous abandonne'],
  ] as const)('would not be in %s: %s', (language, text) => {
    expect(findFaults(text, language)).not.toEqual([]);
  });
});

describe('what the server rejects', () => {
  const served = Object.values<Operation>(operations).flatMap(operation =>
    [...listProblems(operation).values()].flat(),
  );
  // Those of a live connection, and of the page itself, are in no description.
  const codes = [...new Set([...served, 'too-many-tables', 'unreachable', 'not-found'])];

  test.each(LANGUAGES)('is said in %s, whatever its code', language => {
    const { problem } = onlineWords(language);
    const problemOf = (code: string) => ({ code, title: '', status: 400, detail: 'from the server' });
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter(code => problem(problemOf(code)) === 'from the server')).toEqual([]);
    expect(codes.flatMap(code => findFaults(problem(problemOf(code)), language))).toEqual([]);
  });
});
