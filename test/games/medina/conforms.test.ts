import { medina } from '../../../src/games/medina/index.ts';
import { conforms } from '../../conformance/conforms.ts';

conforms(medina, { games: 1, stops: 6 });
