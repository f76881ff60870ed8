import type { AnyOptions, Game, Problem, Reading, Trial } from './contract.ts';

/** Options for a new game. Those of a record or a running game are read with `readOptions`, however they would be judged today. */
export function readOptionsToStart<S, V, O extends AnyOptions, E>(
  game: Game<S, V, O, E>,
  document: unknown,
): Reading<O> {
  const reading = game.readOptions(document);
  const problems = reading.ok && game.tryOut ? finish(game.tryOut(reading.value)) : [];
  return problems.length > 0 ? { ok: false, problems } : reading;
}

/** Carries a trial out without a pause. */
export function finish(trial: Trial): readonly Problem[] {
  let step = trial.next();
  while (!step.done) step = trial.next();
  return step.value;
}
