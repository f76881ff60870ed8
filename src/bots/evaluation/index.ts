/** Lets the bots know all games: for servers, the command line and reviews. */
import { known as china } from './china/known.ts';
import { learn } from './known.ts';
import { known as medina } from './medina/known.ts';
import { known as pagoda } from './pagoda/known.ts';

learn('china', china);
learn('medina', medina);
learn('pagoda', pagoda);
