import { sayReasons } from '../reasonWords.ts';
import { en } from './words/reasons.en.ts';
import { fr } from './words/reasons.fr.ts';

export const reasons = sayReasons({ en, fr });
