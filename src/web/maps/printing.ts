// A map at the size of a real board, for a printer.
import type { Side } from '../../games/china/index.ts';
import { wordsOf } from '../games/china/words/index.ts';
import { settings } from '../settings.svelte.ts';
import { type Draft, toDocument } from './draft.ts';
import { fileName } from './files.ts';

export type PrintKind = 'svg' | 'pdf';

export async function drawForPrint(draft: Draft, side: Side, kind: PrintKind): Promise<File> {
  const map = toDocument(draft);
  const words = wordsOf(settings.language);
  if (kind === 'svg') {
    const { mapSvg } = await import('../games/china/map/print/svg.ts');
    return new File([mapSvg(map, side, words)], fileName(draft, kind), { type: 'image/svg+xml' });
  }
  const { mapPdf } = await import('../games/china/map/print/pdf.ts');
  return new File([new Uint8Array(mapPdf(map, side, words))], fileName(draft, kind), { type: 'application/pdf' });
}
