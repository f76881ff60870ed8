// What was heard and what has happened, as facts that can be compared. Nothing here uses the words of the pages.
import { standard } from '../../../src/games/china/board/standard.ts';
import type { Event as China } from '../../../src/games/china/index.ts';
import type { Event as Medina } from '../../../src/games/medina/index.ts';
import type { Event as Pagoda } from '../../../src/games/pagoda/index.ts';

type Pattern = readonly [kind: string, RegExp];

const patterns: { readonly [game: string]: readonly Pattern[] } = {
  china: [
    ['placed', /^(.+?) placed a (palace|fortification) at (.+?)(?: \(.*)?$/],
    ['sent', /^(.+?) sent an emissary to (.+?)(?: \(.*)?$/],
    ['completed', /^(.+) is complete \(C11\)$/],
    ['scored', /^(.+): (.+) scored (\d+) points? \(/],
    ['exchanged', /^(.+) exchanged an? (\w+) card/],
    ['took', /^(.+) took an? (\w+) card from the row$/],
    ['drew', /^(.+) drew an? (?:(\w+) )?card$/],
    ['passed', /^(.+) passed \(/],
    ['reshuffled', /^The pile is empty: (\d+) discard/],
    ['last-round', /^The pile is empty again/],
    ['over', /^Game over: (.+)$/],
  ],
  pagoda: [
    ['column', /^(.+) built an? (\w+) column on lot (\d), floor (\d): \+(\d+)$/],
    ['tile', /^(.+) built the (\w+) tile with (\w+) slots on lot (\d): \+(\d+)$/],
    ['roof', /^(.+) built an? (\w+) roof on lot (\d): \+(\d+)$/],
    ['spire', /^(.+) built the (\w+) spire on lot (\d): \+(\d+)$/],
    ['used', /^(.+) used the (.+)$/],
    ['gained', /^(.+) gained the (.+)$/],
    ['discarded', /^(.+) discarded an? (\w+) card$/],
    ['reshuffled', /^The pile is empty: (\d+) discard/],
    ['complete', /^Lot (\d) is complete/],
    ['ends', /ends after turn (\d+)/],
    ['over', /^Game over: (.+)$/],
  ],
  medina: [
    ['first', /^(?:.+ placed the|The) first merchant (?:is )?at (.+)$/],
    ['building', /^(.+) placed an? (\w+) building at (\w+)(, starting)?/],
    ['stable', /^(.+) added a stable at (\w+) to the (\w+) palace$/],
    ['merchant', /^(.+) placed a merchant at (\w+)(, starting)?/],
    ['wall', /^(.+) placed a wall at (\w+ \d+)$/],
    ['claimed', /^(.+) claimed the (\w+) palace at (\w+)$/],
    ['neutral', /^(.+) put a neutral roof on the (\w+) palace at (\w+)$/],
    ['palace-tile', /^(.+) took the (\w+) palace tile(?: from .+)? \(M20\)$/],
    ['tower-tile', /^(.+) took tower tile (\d)(?: from .+)? \(M21\)$/],
    ['merchants', /^(.+) gained (\d+) merchants? from/],
    ['tea', /^(.+) gained (\d+) tea tiles? /],
    ['tea-used', /^(.+) used a tea tile/],
    ['closed', /^(\w+) is closed/],
    ['passed', /^(.+) couldn’t place anything/],
    ['over', /^Nobody can place anything/],
  ],
};

const write = (kind: string, ...parts: readonly unknown[]): string =>
  [kind, ...parts]
    .filter(part => part !== undefined && part !== false)
    .join(' | ')
    .toLowerCase();

/** What a line says has happened; nothing for a line about something else. */
function factIn(game: string, line: string): string | undefined {
  for (const [kind, pattern] of patterns[game]!) {
    const found = pattern.exec(line);
    if (found) return write(kind, ...found.slice(1));
  }
  return undefined;
}

/** What has happened, by what the live region said: what was only tried counts once it is confirmed. */
export function factsHeard(game: string, heard: readonly string[]): string[] {
  const facts: string[] = [];
  let tried: string[] = [];
  for (const said of heard) {
    const [, how, line] = /^(?:(Trying|Undone): )?(.*)$/s.exec(said)!;
    const fact = factIn(game, line!);
    if (said === 'Confirmed.') {
      facts.push(...tried);
      tried = [];
    } else if (fact === undefined) continue;
    else if (how === 'Trying') tried.push(fact);
    else if (how === 'Undone') tried.splice(tried.lastIndexOf(fact), 1);
    else facts.push(fact);
  }
  return facts;
}

const places = new Map([...standard.provinces, ...standard.spaces].map(({ id, name }) => [id, name ?? id]));

function ofChina(event: China, names: readonly string[]): string | undefined {
  switch (event.kind) {
    case 'placed':
      return event.piece === 'emissary'
        ? write('sent', names[event.seat], places.get(event.at))
        : write('placed', names[event.seat], event.piece, places.get(event.at));
    case 'completed':
      return write('completed', places.get(event.province));
    case 'scored':
      return write('scored', places.get(event.province), names[event.seat], event.points);
    case 'exchanged':
      return write('exchanged', names[event.seat], event.card);
    case 'drew':
      return write(event.from === 'row' ? 'took' : 'drew', names[event.seat], event.card);
    case 'passed':
      return write('passed', names[event.seat]);
    case 'reshuffled':
      return write('reshuffled', event.cards);
    case 'last-round':
      return 'last-round';
    case 'over':
      return write('over', event.points.map((points, seat) => `${names[seat]} ${points}`).join(', '));
    default:
      return undefined;
  }
}

const abilities = { lantern: 'Lantern', buddha: 'Buddha', bowl: 'Rice bowl', dragon: 'Dragon', fan: 'Fan' } as const;

function ofPagoda(event: Pagoda, names: readonly string[]): string | undefined {
  switch (event.kind) {
    case 'column-built':
      return write('column', names[event.seat], event.colour, event.lot, event.floor, event.points);
    case 'tile-built':
      return event.roof
        ? write('roof', names[event.seat], event.tile.background, event.lot, event.points)
        : write('tile', names[event.seat], event.tile.background, event.tile.slot, event.lot, event.points);
    case 'spire-built':
      return write('spire', names[event.seat], event.colour, event.lot, event.points);
    case 'ability-used':
      return write('used', names[event.seat], abilities[event.ability]);
    case 'ability-gained':
      return write('gained', names[event.seat], abilities[event.ability]);
    case 'discarded':
      return write('discarded', names[event.seat], event.colour);
    case 'reshuffled':
      return write('reshuffled', event.cards);
    case 'lot-complete':
      return write('complete', event.lot);
    case 'end-triggered':
      return write('ends', event.lastTurn);
    case 'game-over':
      return write('over', event.points.map((points, seat) => `${names[seat]} ${points}`).join(', '));
    default:
      return undefined;
  }
}

function ofMedina(event: Medina, names: readonly string[]): string | undefined {
  switch (event.kind) {
    case 'first-merchant':
      return write('first', event.cell);
    case 'building':
      return write('building', names[event.seat], event.colour, event.cell, event.starts && ', starting');
    case 'stable':
      return write('stable', names[event.seat], event.cell, event.colour);
    case 'merchant':
      return write('merchant', names[event.seat], event.cell, event.begins && ', starting');
    case 'wall':
      return write('wall', names[event.seat], event.cell.replace(/\d/, ' $&'));
    case 'roof':
      return write(event.roof === 'own' ? 'claimed' : event.roof, names[event.seat], event.colour, event.palace);
    case 'palace-tile':
      return event.to === null ? undefined : write('palace-tile', names[event.to], event.colour);
    case 'tower-tile':
      return event.to === null ? undefined : write('tower-tile', names[event.to], event.tower);
    case 'merchants-gained':
      return event.seat === null ? undefined : write('merchants', names[event.seat], event.count);
    case 'tea-gained':
      return event.seat === null ? undefined : write('tea', names[event.seat], event.count);
    case 'tea-used':
      return write('tea-used', names[event.seat]);
    case 'colour-closed':
      return write('closed', event.colour);
    case 'passed':
      return write('passed', names[event.seat]);
    case 'over':
      return 'over';
    default:
      return undefined;
  }
}

/** What an event of a record is, in the same form; nothing where it is not worth a line. */
export function factOf(game: string, event: unknown, names: readonly string[]): string | undefined {
  if (game === 'china') return ofChina(event as China, names);
  return game === 'pagoda' ? ofPagoda(event as Pagoda, names) : ofMedina(event as Medina, names);
}
