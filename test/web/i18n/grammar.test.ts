import { expect, test } from 'vitest';
import { a, count, list, ordinal, subject, verb, who, whose } from '../../../src/web/i18n/english.ts';
import {
  accord,
  aQui,
  compte,
  de,
  ordinal as ieme,
  liste,
  possession,
  qui,
  sujet,
  verbe,
} from '../../../src/web/i18n/french.ts';
import { sentence } from '../../../src/web/i18n/sentence.ts';
import { tellWho, type Who } from '../../../src/web/i18n/who.ts';

const karim: Who = { name: 'Karim', you: false };
const you: Who = { name: 'Élise', you: true };

test('a player is you only at the reader’s own seat', () => {
  expect(tellWho(['Karim', 'Élise'], 1)).toEqual([karim, you]);
  expect(tellWho(['Karim', 'Élise'], null).some(player => player.you)).toBe(false);
});

test('a sentence begins with a capital, also with an accent', () => {
  expect([sentence('you'), sentence('échanger'), sentence('')]).toEqual(['You', 'Échanger', '']);
});

test('English articles, plurals, ordinals and lists', () => {
  expect(['red', 'orange', 'emissary'].map(a)).toEqual(['a red', 'an orange', 'an emissary']);
  expect([0, 1, 2].map(n => count(n, 'card', 'cards'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
  expect(list(['Karim', 'Li', 'Yann'])).toBe('Karim, Li and Yann');
});

test('English speaks to the reader and names everybody else', () => {
  expect([who(karim), who(you)]).toEqual(['Karim', 'you']);
  expect([subject(karim), subject(you)]).toEqual(['Karim', 'You']);
  expect([whose(karim), whose(you)]).toEqual(['Karim’s', 'your']);
  expect([verb(karim, 'is', 'are'), verb(you, 'is', 'are')]).toEqual(['is', 'are']);
});

test('French colours agree with what they describe', () => {
  expect(accord('green', 'm')).toBe('vert');
  expect(accord('green', 'f')).toBe('verte');
  expect(accord('blue', 'm', 'pl')).toBe('bleus');
  expect([0, 1, 2].map(n => accord('violet', 'f', n))).toEqual(['violette', 'violette', 'violettes']);
  expect(accord('grey', 'm', 'pl')).toBe('gris');
  expect([accord('orange', 'f', 2), accord('brown', 'm', 2)]).toEqual(['orange', 'marron']);
});

test('French elides de before a vowel, and knows both kinds of y', () => {
  const names = ['Karim', 'Élise', 'Yves', 'Yann', 'Ÿann', 'Hélène', 'Zoé', 'Œdipe'];
  expect(names.map(de)).toEqual([
    'de Karim',
    'd’Élise',
    'd’Yves',
    'de Yann',
    'de Ÿann',
    'd’Hélène',
    'de Zoé',
    'd’Œdipe',
  ]);
});

test('French plurals, ordinals and lists', () => {
  expect([0, 1, 2].map(n => compte(n, 'point', 'points'))).toEqual(['0 point', '1 point', '2 points']);
  expect([ieme(1, 'm'), ieme(1, 'f'), ieme(2, 'f')]).toEqual(['1er', '1re', '2e']);
  expect(liste(['Karim', 'Li', 'Yann'])).toBe('Karim, Li et Yann');
});

test('French speaks to the reader and names everybody else', () => {
  expect([qui(karim), qui(you)]).toEqual(['Karim', 'vous']);
  expect([sujet(karim), sujet(you)]).toEqual(['Karim', 'Vous']);
  expect([aQui(karim), aQui(you)]).toEqual(['à Karim', 'à vous']);
  expect([possession('palais', karim), possession('palais', you)]).toEqual(['palais de Karim', 'votre palais']);
  expect(possession('palais', { name: 'Élise', you: false })).toBe('palais d’Élise');
  expect([verbe(karim, 'place', 'placez'), verbe(you, 'place', 'placez')]).toEqual(['place', 'placez']);
});
