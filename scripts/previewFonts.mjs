// The fonts of previews: what draws them reads only TrueType, and packages have it packed as WOFF.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** Regular and bold: other weights are families of their own in their files. */
const FACES = [
  ['alegreya-sc', '700-normal'],
  ['alegreya', '700-normal'],
  ['alegreya', '400-italic'],
  ['alegreya-sans', '400-normal'],
  ['alegreya-sans', '700-normal'],
];
/** Letters that names are written in. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek'];

const HEADER = 44;
const ENTRY = 20;

/** A WOFF file as TrueType: the same tables, unpacked. */
export function unpackWoff(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => {
    const at = HEADER + n * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map(place => woff.readUInt32BE(at + place));
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const largest = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(largest * 16, 6);
  head.writeUInt16BE(Math.log2(largest), 8);
  head.writeUInt16BE((count - largest) * 16, 10);
  let place = head.length;
  for (const [n, { tag, sum, data }] of tables.entries()) {
    const at = 12 + n * 16;
    tag.copy(head, at);
    sum.copy(head, at + 4);
    head.writeUInt32BE(place, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    place += padded(data.length);
  }
  return Buffer.concat([head, ...tables.map(({ data }) => Buffer.concat([data], padded(data.length)))]);
}

/** Tables begin at multiples of four. */
const padded = length => Math.ceil(length / 4) * 4;

/** Every font file, by name. */
export function previewFonts(root) {
  return FACES.flatMap(([family, face]) =>
    SCRIPTS.map(script => {
      const name = `${family}-${script}-${face}`;
      const file = join(root, 'node_modules/@fontsource', family, 'files', `${name}.woff`);
      return [`${name}.ttf`, unpackWoff(readFileSync(file))];
    }),
  );
}
