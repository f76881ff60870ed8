// Pictures with a palette: a third of the bytes. Some messengers show no preview of more than 300 KB.
import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;
/** Colours are told apart by the first five bits of each channel. */
const BITS = 5;
const SHADES = 1 << (3 * BITS);

/** The pixels of about one colour: the mean of each channel, and how many they are. */
interface Shade {
  readonly key: number;
  readonly channels: readonly number[];
  readonly count: number;
}

/** The key of each pixel's shade, and the shades. Pictures have most of a million pixels: this loop is what takes time. */
function countShades(pixels: Buffer): { readonly keys: Uint16Array; readonly shades: readonly Shade[] } {
  const keys = new Uint16Array(pixels.length / 4);
  const counts = new Uint32Array(SHADES);
  // No sum of a picture is larger than this many bits have room for.
  const [reds, greens, blues] = [new Uint32Array(SHADES), new Uint32Array(SHADES), new Uint32Array(SHADES)];
  for (let n = 0, at = 0; n < keys.length; n++, at += 4) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const key = ((red >> 3) << (2 * BITS)) | ((green >> 3) << BITS) | (blue >> 3);
    keys[n] = key;
    counts[key] = (counts[key] ?? 0) + 1;
    reds[key] = (reds[key] ?? 0) + red;
    greens[key] = (greens[key] ?? 0) + green;
    blues[key] = (blues[key] ?? 0) + blue;
  }
  const shades: Shade[] = [];
  for (const [key, count] of counts.entries()) {
    if (count === 0) continue;
    const channels = [reds, greens, blues].map(sums => (sums[key] ?? 0) / count);
    shades.push({ key, count, channels });
  }
  return { keys, shades };
}

/** Shades that become one colour, and the channel in which they differ most. */
class Box {
  readonly shades: readonly Shade[];
  readonly #channel: number = 0;
  readonly #middle: number = 0;
  /** How much a cut would gain. */
  readonly worth: number = 0;
  readonly mean: readonly number[];

  constructor(shades: readonly Shade[]) {
    this.shades = shades;
    const count = shades.reduce((sum, shade) => sum + shade.count, 0);
    const meanOf = (channel: number): number =>
      shades.reduce((sum, shade) => sum + (shade.channels[channel] ?? 0) * shade.count, 0) / count;
    this.mean = [0, 1, 2].map(meanOf);
    for (const channel of [0, 1, 2]) {
      let [least, most] = [255, 0];
      for (const { channels } of shades) {
        const value = channels[channel] ?? 0;
        if (value < least) least = value;
        if (value > most) most = value;
      }
      const worth = (most - least) * Math.sqrt(count);
      if (worth > this.worth) [this.worth, this.#channel, this.#middle] = [worth, channel, (least + most) / 2];
    }
  }

  cut(): Box[] {
    const isLow = ({ channels }: Shade): boolean => (channels[this.#channel] ?? 0) <= this.#middle;
    return [new Box(this.shades.filter(isLow)), new Box(this.shades.filter(shade => !isLow(shade)))];
  }
}

/** As many boxes as there are colours: always the one is cut that gains most. */
function chooseColours(shades: readonly Shade[]): Box[] {
  let boxes = [new Box(shades)];
  while (boxes.length < COLOURS) {
    const next = boxes.reduce((best, box) => (box.worth > best.worth ? box : best));
    if (next.worth === 0) break;
    boxes = [...boxes.filter(box => box !== next), ...next.cut()];
  }
  return boxes;
}

function writeChunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG file of opaque pixels, given as red, green, blue and alpha. */
export function writePng(pixels: Buffer, width: number, height: number): Buffer {
  const { keys, shades } = countShades(pixels);
  const boxes = chooseColours(shades);
  const colourOf = new Uint8Array(SHADES);
  for (const [n, box] of boxes.entries()) for (const { key } of box.shades) colourOf[key] = n;
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0, n = 0, at = 0; y < height; y++) {
    // The line begins with the filter that it does without.
    at++;
    for (let x = 0; x < width; x++) lines[at++] = colourOf[keys[n++] ?? 0] ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for a pixel, and a palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    writeChunk('IHDR', header),
    writeChunk('PLTE', Buffer.from(boxes.flatMap(({ mean }) => mean.map(Math.round)))),
    writeChunk('IDAT', deflateSync(lines, { level: 7 })),
    writeChunk('IEND', new Uint8Array()),
  ]);
}
