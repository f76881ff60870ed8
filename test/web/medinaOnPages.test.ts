// How pages divide the city of Medina: into halves for a phone, into columns where it is told in words.
import { describe, expect, test } from 'vitest';
import { medina, type View } from '../../src/games/medina/index.ts';
import { type Explanation, seeded } from '../../src/kernel/index.ts';
import type { MoveOption } from '../../src/web/games/gameUi.ts';
import type { BoardInWords } from '../../src/web/games/inWords.ts';
import { listHalves } from '../../src/web/games/medina/board/halves.ts';
import { inWords } from '../../src/web/games/medina/board/inWords.ts';
import { type Group, outline } from '../../src/web/table/inWords/outline.ts';

function played(plies: number): { view: View; options: MoveOption[] } {
  const state = medina.start(medina.variants.find(({ options }) => options.players === 4)!.options);
  const random = seeded(3);
  for (let ply = 0; ply < plies; ply++) {
    const moves = medina.moves(state);
    medina.play(state, moves[random.below(moves.length)]!);
  }
  const options = medina.moves(state).map(move => ({ move, explain: medina.explain(state, move) }));
  return { view: medina.view(state, medina.actor(state)), options };
}

function groupsAt(plies: number): Group[] {
  const { view, options } = played(plies);
  const players = ['Ann', 'Bo', 'Cy', 'Di'].map(name => ({ name }));
  const props = { view, seat: 0, players, colours: ['p1', 'p2', 'p3', 'p4'], language: 'en', options };
  const board = inWords(props as unknown as Parameters<typeof inWords>[0]) as BoardInWords;
  const ui = { ends: () => false, meaning: (explain: Explanation) => JSON.stringify(explain) };
  return outline(board, options, ui as unknown as Parameters<typeof outline>[2]);
}

describe('Medina on the pages', () => {
  test('has two halves, which are the whole city', () => {
    const { view } = played(0);
    const [west, east] = listHalves({ view, language: 'fr' });
    expect([west?.name, east?.name]).toEqual(['Moitié ouest A–H', 'Moitié est I–P']);
    expect(listHalves({ view, language: 'en' }).map(({ name }) => name)).toEqual(['West half A–H', 'East half I–P']);
    const cells = [...west!.spots, ...east!.spots];
    expect(new Set(cells).size).toBe(view.columns * view.rows);
    expect(west!.spots.every(cell => /^[A-H]\d+$/.test(cell))).toBe(true);
  });

  test('tells many like moves column by column', () => {
    const rows = groupsAt(1).flatMap(({ rows }) => rows);
    const many = rows.filter(({ count }) => count > 100);
    expect(many.length).toBeGreaterThan(0);
    for (const { lines, count } of many) {
      const names = lines.map(({ name }) => name!);
      expect(names).toEqual(names.toSorted());
      expect(names.length).toBeGreaterThan(10);
      expect(lines.reduce((sum, { moves }) => sum + moves.length, 0)).toBe(count);
      for (const { name, moves } of lines)
        expect(moves.every(({ place }) => place.charAt(0) === name!.at(-1))).toBe(true);
    }
  });

  test('tells few like moves side by side', () => {
    const rows = groupsAt(20).flatMap(({ rows }) => rows);
    const few = rows.filter(({ count }) => count <= 12);
    expect(few.length).toBeGreaterThan(0);
    expect(few.every(({ lines }) => lines.length === 1 && lines[0]!.name === undefined)).toBe(true);
  });
});
