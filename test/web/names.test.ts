import { describe, expect, test } from 'vitest';
import { findYou, showNames } from '../../src/web/local/names.ts';

const bot = 'novice' as const;

describe('the names of a game of this device', () => {
  test('are in the language of the page, and the reader is “You”', () => {
    const seats = [{ name: 'Player 1' }, { name: 'Mandarin', bot }, { name: 'Sultana', bot }];
    expect(findYou(seats)).toBe(0);
    expect(showNames(seats, 'en')).toEqual(['You', 'Mandarin', 'Sultana']);
    expect(showNames(seats, 'fr')).toEqual(['Vous', 'Mandarin', 'Sultane']);
  });

  test('name everybody where several people share the device', () => {
    const seats = [{ name: 'Joueur 1' }, { name: 'Joueur 2' }, { name: 'Sultane', bot }];
    expect(findYou(seats)).toBe(null);
    expect(showNames(seats, 'en')).toEqual(['Player 1', 'Player 2', 'Sultana']);
  });

  test('stay as somebody chose them', () => {
    const seats = [{ name: 'Sultana' }, { name: 'Deep Bowl', bot }];
    expect(findYou(seats)).toBe(0);
    expect(showNames(seats, 'fr')).toEqual(['Sultana', 'Deep Bowl']);
  });

  test('are read where “You” was stored as a name', () => {
    const alone = [{ name: 'Mandarin', bot }, { name: 'You' }];
    expect(showNames(alone, 'fr')).toEqual(['Mandarin', 'Vous']);
    const branched = [{ name: 'Vous', bot }, { name: 'Karim' }];
    expect(showNames(branched, 'en')).toEqual(['Player 1', 'Karim']);
    const imported = [{ name: 'You' }, { name: 'Mandarin' }];
    expect(showNames(imported, 'fr')).toEqual(['Joueur 1', 'Mandarin']);
  });
});
