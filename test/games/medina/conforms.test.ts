import { medina } from '../../../src/games/medina/index.ts';
import type { AnyGame } from '../../../src/kernel/index.ts';
import { conforms } from '../../conformance/conforms.ts';

conforms(medina as unknown as AnyGame, { games: 1, stops: 6 });
