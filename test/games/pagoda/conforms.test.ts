import { pagoda } from '../../../src/games/pagoda/index.ts';
import { conforms } from '../../conformance/conforms.ts';

conforms(pagoda, { games: 2, stops: 8 });
