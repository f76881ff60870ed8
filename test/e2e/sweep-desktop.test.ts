import { sweep } from './sweep.ts';
import { ENGLISH } from './visit.ts';

sweep('desktop', ENGLISH, { colorScheme: 'light' });
