// A map at the size of a real board, for a printer.
import type { Side } from '../../games/china/index.ts';
import { wordsOf } from '../games/china/words/index.ts';
import { settings } from '../settings.svelte.ts';
import { type Draft, toDocument } from './draft.ts';
import { fileName } from './files.ts';

export type PrintKind = 'svg' | 'pdf';

export interface Print {
  readonly file: File;
  /** Whether letters of names are missing in the file. */
  readonly lacksLetters: boolean;
}

export async function drawForPrint(draft: Draft, side: Side, kind: PrintKind): Promise<Print> {
  const map = toDocument(draft);
  const words = wordsOf(settings.language);
  if (kind === 'svg') {
    const { mapSvg } = await import('../games/china/map/print/svg.ts');
    const file = new File([mapSvg(map, side, words)], fileName(draft, kind), { type: 'image/svg+xml' });
    return { file, lacksLetters: false };
  }
  const { mapPdf, lacksLetters } = await import('../games/china/map/print/pdf.ts');
  const pdf = new Uint8Array(mapPdf(map, side, words));
  return { file: new File([pdf], fileName(draft, kind), { type: 'application/pdf' }), lacksLetters: lacksLetters(map) };
}
