import type { PlaceInWords } from '../../games/inWords.ts';
import type { TurnController } from '../turnController.svelte.ts';

export interface Reason {
  readonly text: string;
  readonly rule?: string | undefined;
}

/** Why what people may want to do at a place can't be done now: each reason once, with its rule. */
export function listReasons({ wants }: PlaceInWords, play: TurnController): readonly Reason[] {
  if (play.options.length === 0) return [];
  const refusals = wants
    .filter(matches => !play.options.some(({ explain }) => matches(explain)))
    .flatMap(matches => play.turn.whyNot({ matches }) ?? []);
  return [...new Map(refusals.map(refusal => [refusal.reason, refusal])).values()].map(refusal => ({
    text: play.tell(refusal),
    rule: refusal.rule,
  }));
}
