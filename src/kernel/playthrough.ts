import { type AnyOptions, type Game, NOBODY, type Random } from './contract.ts';
import { digest } from './digest.ts';
import { anyMove } from './play.ts';

const FULL_EVERY = 100;

/**
 * A readable transcript of a whole random game, stored in test/playthroughs and compared line by line.
 * Every ply has its legal moves, choice and events; the whole position with all views follows at intervals.
 */
export function playthrough<S, V, O extends AnyOptions, E>(game: Game<S, V, O, E>, options: O, random: Random): string {
  const lines = [`game ${game.id} revision ${game.revision}`, `options ${JSON.stringify(options)}`];
  const state = game.start(options);
  for (let ply = 0; ; ply++) {
    const actor = game.actor(state);
    const position = game.writePosition(state);
    lines.push('', `# ${ply} actor ${actor} digest ${digest(position)}`);
    if (ply % FULL_EVERY === 0 || actor === NOBODY) {
      lines.push(`position ${JSON.stringify(position)}`, `scores ${JSON.stringify(game.scores(state))}`);
      for (const seat of [null, ...seatsOf(options.players)])
        lines.push(`view ${seat ?? 'spectator'} ${JSON.stringify(game.view(state, seat))}`);
    }
    if (actor === NOBODY) return `${lines.join('\n')}\n`;
    lines.push(`moves ${summary(game.moves(state).map(move => game.writeMove(state, move)))}`);
    const move = anyMove(game, state, random);
    lines.push(`play ${game.writeMove(state, move)}`);
    game.play(state, move, event => lines.push(`event ${JSON.stringify(event)}`));
  }
}

const SHOWN = 4;

/** A short list in full; for a long one, its start, its length and a digest. */
const summary = (texts: readonly string[]): string =>
  texts.length <= SHOWN
    ? texts.join(' | ')
    : `${texts.slice(0, SHOWN).join(' | ')} | … ${texts.length} in all, digest ${digest(texts)}`;

const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);
