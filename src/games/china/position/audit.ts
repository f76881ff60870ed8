import { Claims, type Problem } from '../../../kernel/index.ts';
import {
  DISCARDS,
  EMISSARIES_IN,
  EMISSARY,
  EMPEROR_HAND,
  EMPEROR_OWNER,
  EMPEROR_POINTS,
  EXHAUSTIONS,
  FORT,
  FORTS_LEFT,
  FREE_IN,
  HAND_SIZE,
  HOLDER,
  KEPT,
  LARGEST,
  OWNER_COUNT,
  PALACE,
  PALACES_IN,
  PILE,
  PILE_SIZE,
  PLAYED,
  ROW_AT,
} from '../layout.ts';
import { countOwners, handAt, knownAt, nameOwner, olderAt, type State, sumCells } from '../state.ts';
import {
  COLOUR_COUNT,
  COLOURS,
  countCards,
  EMISSARY_COUNT,
  EMPEROR_CARDS,
  HAND,
  PALACE_COUNT,
  ROW,
} from '../vocabulary.ts';
import { auditPhase } from './auditPhase.ts';
import { auditTiles } from './auditTiles.ts';

/** Every reason why no game can come to this position. It is also the check of what play must never break. */
export function audit(state: State): Problem[] {
  const claims = new Claims();
  checkCards(state, claims);
  checkPieces(state, claims);
  if (state.options.influence) checkInfluence(state, claims);
  if (state.options.bonusTiles) auditTiles(state, claims);
  auditPhase(state, claims);
  return claims.problems;
}

/** C2, C4, C15, C16 */
function checkCards({ cells, options }: State, claims: Claims): void {
  const { players } = options;
  for (const [c, colour] of COLOURS.entries()) {
    let count = cells[PILE + c] + cells[DISCARDS + c] + cells[EMPEROR_HAND + c] + cells[PLAYED + c];
    for (let position = 0; position < ROW; position++) count += cells[ROW_AT + position] === c + 1 ? 1 : 0;
    for (let seat = 0; seat < players; seat++) count += cells[handAt(seat) + c];
    for (let seat = 0; seat < 2; seat++) count += cells[KEPT + seat * COLOUR_COUNT + c];
    const all = countCards(c, players);
    claims.claim(
      count === all,
      'pile',
      `leaves ${count} ${colour} cards in the game, but there are ${all}`,
      'C2',
      'card-count',
      { colour, count, all },
    );
    for (let seat = 0; seat < players; seat++) {
      const [held, known, older] = [cells[handAt(seat) + c], cells[knownAt(seat) + c], cells[olderAt(seat) + c]];
      claims.claim(known <= held, `known[${seat}].${colour}`, 'is more than the hand has', 'C13', 'known-not-held', {
        seat,
        colour,
      });
      claims.claim(
        older === 0 || known + older <= held,
        `older[${seat}].${colour}`,
        'is more than is not known',
        'C15',
        'older-not-held',
        { seat, colour },
      );
      claims.claim(
        older === 0 || cells[EXHAUSTIONS] > 0,
        `older[${seat}]`,
        'has cards, but there is no new pile yet',
        'C15',
        'older-too-early',
        { seat },
      );
    }
  }
  for (let seat = 0; seat < players; seat++) {
    claims.claim(
      cells[HAND_SIZE + seat] <= HAND,
      `hands[${seat}]`,
      `holds more than ${HAND} cards`,
      'C13',
      'hand-limit',
      { seat },
    );
  }
  claims.claim(
    sumCells(cells, EMPEROR_HAND, COLOUR_COUNT) <= EMPEROR_CARDS,
    'emperorCards',
    'are more than 3',
    'C24',
    'emperor-card-limit',
  );
  const exhausted = cells[PILE_SIZE] === 0;
  claims.claim(
    !exhausted || cells[EXHAUSTIONS] === 2,
    'exhaustions',
    'must be 2, as there is no pile',
    'C16',
    'pile-gone',
  );
  claims.claim(
    exhausted || cells[EXHAUSTIONS] !== 2,
    'pile',
    'must be empty after the second exhaustion',
    'C16',
    'pile-left',
  );
}

/** C3, C9, C10, C22 */
function checkPieces({ cells, board, options }: State, claims: Claims): void {
  const owners = countOwners(options);
  for (let owner = 0; owner < owners; owner++) {
    const name = nameOwner(options, owner);
    const who = name === 'emperor' ? 'the Emperor' : `seat ${name}`;
    let palaces = 0;
    let emissaries = 0;
    for (let space = 0; space < board.spaces; space++) palaces += cells[PALACE + space] === owner + 1 ? 1 : 0;
    for (let p = 0; p < board.provinces; p++) emissaries += cells[EMISSARY + p * OWNER_COUNT + owner];
    claims.claim(
      palaces <= PALACE_COUNT,
      'palaces',
      `has ${palaces} of ${who}, but there are ${PALACE_COUNT}`,
      'C3',
      'palace-supply',
      { owner: name, count: palaces },
    );
    claims.claim(
      emissaries <= EMISSARY_COUNT,
      'emissaries',
      `has ${emissaries} of ${who}, but there are ${EMISSARY_COUNT}`,
      'C3',
      'emissary-supply',
      { owner: name, count: emissaries },
    );
  }
  for (let p = 0; p < board.provinces; p++) {
    const id = board.provinceIds[p];
    const [count, most] = [cells[EMISSARIES_IN + p], cells[LARGEST + p]];
    claims.claim(
      count <= most,
      `emissaries.${id}`,
      `has ${count} emissaries, but no player has more than ${most} palaces there`,
      'C10',
      'emissary-limit',
      { province: id, count, most },
    );
  }
  const standing = sumCells(cells, FORT, board.spaces);
  const left = sumCells(cells, FORTS_LEFT, options.players);
  const all = options.fortifications ? options.players : 0;
  claims.claim(
    standing + left === all,
    'fortificationsLeft',
    `has ${left}, and ${standing} stand, but there are ${all}`,
    'C3',
    'fortification-supply',
    { placed: standing, left, all },
  );
}

/** C26, C28 */
function checkInfluence({ cells, board }: State, claims: Claims): void {
  for (const [c, colour] of COLOURS.entries()) {
    const [a, b] = [cells[KEPT + c], cells[KEPT + COLOUR_COUNT + c]];
    const holder = cells[HOLDER + c];
    const right = a === b ? (holder === 0) === (a === 0) : holder === (a > b ? 1 : 2);
    claims.claim(right, `holders.${colour}`, `can't be so with ${a} and ${b} cards kept`, 'C26', 'influence-holder', {
      colour,
    });
  }
  for (let p = 0; p < board.provinces; p++) {
    const id = board.provinceIds[p];
    const emperors = cells[PALACES_IN + p * OWNER_COUNT + EMPEROR_OWNER] > 0 && cells[FREE_IN + p] === 0;
    claims.claim(
      emperors || cells[EMPEROR_POINTS + p] === 0,
      `emperorPoints.${id}`,
      'is not completed with his palaces',
      'C28',
      'emperor-points',
      { province: id },
    );
  }
}
