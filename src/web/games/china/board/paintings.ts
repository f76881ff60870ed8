// The painted boards, in two sizes: `npm run pictures` makes the smaller ones.

import side34 from './china-34.webp';
import small34 from './china-34-small.webp';
import side45 from './china-45.webp';
import small45 from './china-45-small.webp';
import sideBorder from './china-border.webp';
import smallBorder from './china-border-small.webp';

/** The pixels across of the widest window whose board the smaller pictures fill. */
const WIDEST = 1500;

/** The pictures by side, as large as this screen can show them. */
export const paintings = () =>
  globalThis.innerWidth * globalThis.devicePixelRatio <= WIDEST
    ? ({ 34: small34, 45: small45, border: smallBorder } as const)
    : ({ 34: side34, 45: side45, border: sideBorder } as const);
