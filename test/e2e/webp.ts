import type { Page } from 'playwright-core';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From fine to coarse. */
const QUALITIES = [0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5];

/** A screenshot in another size, as WebP of at most so many bytes. On a blank page, whose policy forbids nothing. */
export async function toWebp(page: Page, png: Buffer, { width, height }: Size, most: number): Promise<Buffer> {
  const texts = await page.evaluate(
    async ({ source, width, height, qualities }) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d')!;
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture, 0, 0, width, height);
      return qualities.map(quality => canvas.toDataURL('image/webp', quality).split(',')[1]!);
    },
    { source: png.toString('base64'), width, height, qualities: QUALITIES },
  );
  const files = texts.map(text => Buffer.from(text, 'base64'));
  return files.find(({ length }) => length <= most) ?? files.at(-1)!;
}

/** Width and height of a WebP picture. */
export function sizeOfWebp(file: Buffer): readonly [width: number, height: number] {
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [1 + file.readUIntLE(24, 3), 1 + file.readUIntLE(27, 3)];
  return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
}
