import { settings } from '../settings.svelte.ts';
import type { Standing } from './panels.ts';

/** A player's panel in one sentence: “Karim, bot, Expert raider, first player, 12 points, 14 points if it ended now, 3 stables”. */
export function describePanel(name: string, first: boolean, standing: Standing, has: readonly string[]): string {
  const { table, playNow } = settings.words;
  const { me, bot, botKind, active, points, projected } = standing;
  return [
    name,
    ...(me && name !== playNow.me ? [table.you] : []),
    ...(bot ? [table.bot] : []),
    ...(botKind === undefined ? [] : [botKind]),
    ...(first ? [table.firstPlayer] : []),
    ...(active ? [table.active] : []),
    table.points(points),
    ...(projected === points ? [] : [`${table.points(projected)} ${table.ifEnded}`]),
    ...has,
  ].join(', ');
}
