// A gzipped tar archive that depends on nothing but its files: no dates, no owners, no order of a disk.
import { gzipSync } from 'node:zlib';

const BLOCK = 512;
const LONGEST_NAME = 100;
/** The date of every file, the one that npm gives to files of packages: 26 October 1985, 8:15 UTC. */
const MODIFIED = 499_162_500;
/** Where gzip writes which system it ran on, and the value for an unknown one. */
const GZIP_SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

/** @param {Map<string, Buffer>} files the content of each file by its path in the archive */
export function tgz(files) {
  const names = [...files.keys()].sort();
  const blocks = names.flatMap(name => [header(name, files.get(name).length), padded(files.get(name))]);
  const archive = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  archive[GZIP_SYSTEM] = UNKNOWN_SYSTEM;
  return archive;
}

const padded = content => Buffer.concat([content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]);

/** The ustar header of a file that everybody may read and root owns. */
function header(name, size) {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`${name} is too long a name for the archive`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value, offset, length) => block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, offset);
  block.write(name);
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(MODIFIED, 136, 12);
  // The sum is taken as if its own field were blank.
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
