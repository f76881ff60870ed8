import { sweep } from './sweep.ts';
import { FRENCH, PHONE } from './visit.ts';

sweep('phone', FRENCH, PHONE, { colorScheme: 'dark' });
