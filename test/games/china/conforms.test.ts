import { china } from '../../../src/games/china/index.ts';
import { conforms } from '../../conformance/conforms.ts';

conforms(china, { games: 2, stops: 8 });
