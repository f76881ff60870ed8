import type { Reason } from '../../../../bots/medina/reasons.ts';
import type { View } from '../../../../games/medina/index.ts';
import { a, count } from '../../../i18n/english.ts';
import type { ReasonWords } from '../../reasonWords.ts';

const points = (n: number): string => count(n, 'point', 'points');
const pieces = { stables: 'stables', merchants: 'merchants', walls: 'walls' } as const;

export const en: ReasonWords<Reason, View> = {
  'claims-palace': ({ colour, size, points: n }) => `claims ${a(colour)} palace of ${size} (${points(n)} now)`,
  'claims-early': ({ colour, size }) => `claims ${a(colour)} palace of only ${size} that could still grow`,
  waits: ({ colour, size }) => `lets the open ${colour} palace (now ${size}) grow before claiming it`,
  'denies-roof': ({ colour, size }) => `keeps the ${colour} palace of ${size} from the others`,
  'takes-palace-tile': ({ colour, points: n }) => `takes the ${colour} palace tile (${points(n)})`,
  'takes-tower-tile': ({ tower }) => `takes tower tile ${tower}`,
  'gives-tile': () => 'gives a tile to a rival',
  'gains-merchants': ({ count: n }) => `gains ${count(n, 'merchant', 'merchants')}`,
  'gains-tea': ({ count: n }) => `gains ${count(n, 'tea tile', 'tea tiles')}`,
  'spends-tea': () => 'spends a tea tile to place one piece fewer',
  'closes-colour': ({ colour }) => `closes ${colour}: nobody can build it any more`,
  'adds-to-own': ({ piece, points: n }) => `adds ${points(n)} with ${pieces[piece]} beside palaces already claimed`,
  'reaches-well': ({ points: n }) => `adds ${points(n)} near the well`,
  'grows-palace': ({ colour, size }) => `grows the open ${colour} palace to ${size}`,
  'starts-palace': ({ colour }) => `starts ${a(colour)} palace`,
  'opens-for-rival': ({ colour, size }) => `feeds ${a(colour)} palace (now ${size}) that only others can still claim`,
  'extends-street': ({ merchants }) => `extends the street to ${count(merchants, 'merchant', 'merchants')}`,
  'begins-street': () => 'starts a new street',
  'builds-wall': ({ tower }) => `extends the wall of tower ${tower}`,
  gains: ({ points: n }) => `would bring ${count(n, 'more point', 'more points')} if it ended now`,
  'costs-rival': ({ points: n }) => `costs a rival ${points(n)}`,
  'gives-rival': ({ points: n }) => `gives a rival ${points(n)}`,
};
