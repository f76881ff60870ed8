// What the message line of China says while something of the tray is held, and the second map below the board.
import { expect, test } from 'vitest';
import { china, type Event, type Explanation, type View } from '../../src/games/china/index.ts';
import { contest } from '../../src/web/games/china/board/contest.ts';
import { say } from '../../src/web/games/china/board/prompt.ts';
import { isMeant, type Selection } from '../../src/web/games/china/board/selection.ts';
import type { GameUiProps } from '../../src/web/games/gameUi.ts';
import { still } from '../../src/web/replay/still.ts';
import { at, fullButOne, played } from '../games/china/helpers.ts';

type Props = GameUiProps<View, Explanation, Event, Selection>;

function holding(state: ReturnType<typeof at>, selection: Selection | undefined, language: 'en' | 'fr' = 'en'): Props {
  const options = china.moves(state).map(move => ({ move, explain: china.explain(state, move) }));
  const shown = { view: china.view(state, 0), seat: 0, players: [], colours: [], language, recent: [] };
  return { ...still(shown), options, selection } as unknown as Props;
}
const told = (...given: Parameters<typeof holding>): string | undefined => say(holding(...given));

test('C5: a card that is held names the provinces in which it pays', () => {
  const state = at({ hands: [{ green: 1, red: 1, violet: 1 }] });
  expect(told(state, undefined)).toBeUndefined();
  expect(told(state, { card: 'green' })).toBe('Green card: place one piece in Yan or Han, or exchange the card.');
  expect(told(state, { card: 'violet' }, 'fr')).toBe(
    'Carte violette\u00a0: placez un pion à Chu, ou échangez la carte.',
  );
  const second = played(at({ palaces: { han2: 1 }, hands: [{ green: 2, red: 1 }] }), 'palace han1 green');
  expect(told(second, { card: 'green' })).toBe('Green card: place a second piece in Han, or confirm to draw.');
  expect(told(second, { card: 'red' })).toBe(
    'No space takes a red card now. Tap it again to put it back, or confirm to draw.',
  );
});

test('C14: a card that no space takes can still be exchanged', () => {
  const state = at({ ...fullButOne, hands: [{ green: 1, orange: 1, red: 1 }] });
  expect(told(state, { card: 'orange' })).toBe(
    'No space takes an orange card now. Exchange it, or tap it again to put it back.',
  );
});

test('C29: a special card that is held says what comes next', () => {
  const state = at({ options: { players: 2 }, hands: [{ green: 1, red: 1, violet: 1 }] });
  expect(told(state, { special: 'change-card' })).toBe('Choose the card in your hand to change.');
  expect(told(state, { special: 'change-card', card: 'red' })).toMatch(/^Now choose the card from the row/);
  const second = played(state, 'palace han1 green');
  expect(told(second, { special: 'two-provinces' })).toBe('Place a second piece in another province.');
});

test('C21: the fortification that is held asks for a space', () => {
  const state = at({ options: { players: 4, fortifications: true } });
  expect(told(state, { piece: 'fortification' })).toBe('Choose a space for your fortification.');
});

test('what a sentence names can be done', () => {
  const props = holding(at(), { card: 'green' });
  expect(props.options.some(({ explain }) => isMeant(explain, props.selection, props.view))).toBe(true);
});

test('below the board of a phone each province says how many of its palace spaces are free, until it is complete', () => {
  const lines = (state: ReturnType<typeof at>) => contest(holding(state, undefined)).lines;
  const frees = Object.fromEntries(lines(at({ palaces: { han2: 1 } })).map(({ name, free }) => [name, free]));
  expect(frees).toMatchObject({ Han: '5 free', Yan: '5 free', Chu: '8 free' });
  const yan = { yan1: 0, yan2: 0, yan3: 1, yan4: 0, yan5: 1 };
  expect(lines(at({ palaces: yan })).find(({ name }) => name === 'Yan')).toMatchObject({ note: 'complete' });
  expect(lines(at({ palaces: yan })).find(({ name }) => name === 'Yan')?.free).toBeUndefined();
});
