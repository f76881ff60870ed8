import { describe, expect, test } from 'vitest';
import { overNetwork } from './house.ts';
import { byTurn, type Guest, gather, myTurn, playTurn } from './online.ts';
import { opened } from './opened.ts';

const site = opened();

describe('a table online', () => {
  test('is played on over a network without https', async () => {
    const url = overNetwork(site.house.url);
    const [ann, bo] = (await gather(site.browser, url, 'medina', ['Ann', 'Bo'])) as [Guest, Guest];
    expect(await ann.page.evaluate('isSecureContext')).toBe(false);
    const [actor, other] = await byTurn(ann, bo);
    await playTurn(actor, 1);
    await myTurn(other).waitFor();
    for (const { context } of [ann, bo]) await context.close();
  });
});
