import type { Problem } from '../../../kernel/index.ts';
import type { MapDocument } from './map.ts';
import { checkMap, type Examined } from './mapCheck.ts';
import { remarkOnDrawing } from './mapDrawing.ts';
import { compareWithPrinted } from './mapPrinted.ts';
import { remarkOnAlliances, remarkOnRoads } from './mapRemarks.ts';

/** What there is to say about a map: errors stop play, remarks are worth a look. */
export interface Examination {
  readonly errors: readonly Problem[];
  readonly remarks: readonly Problem[];
}

/** Everything there is to say about a map of the right shape or a draft, quick enough to be asked while one draws. */
export function examineMap(map: MapDocument, examined: Examined = {}): Examination {
  const { findings, sides } = checkMap(map, examined);
  for (const side of sides) remarkOnRoads(map, side, findings);
  remarkOnAlliances(map, findings);
  remarkOnDrawing(map, sides, findings);
  compareWithPrinted(map, sides, findings);
  return { errors: findings.errors, remarks: findings.remarks };
}
