import { expect, test } from 'vitest';
import { chooseLocale } from '../../../src/web/i18n/locale.ts';

test.each([
  ['en', ['en-US', 'fr'], 'en-US'],
  ['en', ['fr-CA', 'en', 'en-AU'], 'en-AU'],
  ['en', ['en'], 'en-GB'],
  ['en', ['fr-FR'], 'en-GB'],
  ['fr', ['en-GB', 'fr-CH'], 'fr-CH'],
  ['fr', [], 'fr-FR'],
] as const)('dates of a page in %s are written for %j as in %s', (language, wanted, locale) => {
  expect(chooseLocale(language, wanted)).toBe(locale);
});
