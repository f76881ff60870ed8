import { china } from '../../../src/games/china/index.ts';
import type { AnyGame } from '../../../src/kernel/index.ts';
import { conforms } from '../../conformance/conforms.ts';

conforms(china as unknown as AnyGame, { games: 2, stops: 8 });
