import { describe, expect, test } from 'vitest';
import { medina } from '../../../src/games/medina/index.ts';
import { playOut, seeded } from '../../../src/kernel/index.ts';

describe('a position whose turn nobody can take', () => {
  test.each(medina.variants)('M24: is refused at the end of $name', ({ options }) => {
    const state = medina.start(options);
    playOut(medina, state, seeded(3));
    for (let seat = 0; seat < options.players; seat++) {
      const reading = medina.readPosition({ ...medina.writePosition(state), turn: { seat } });
      expect(reading.ok).toBe(false);
      if (!reading.ok) expect(reading.problems.map(({ path, rule }) => `${path} ${rule}`)).toContain('turn.seat M24');
    }
  });
});
