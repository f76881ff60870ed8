// Text as a short piece of a link: deflated, in base64url.

/** Bytes through a stream; what grows beyond `most` is not ours. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > most) throw new RangeError('too long');
  }
  const all = new Uint8Array(length);
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}

/** The same format without a compressor, which older browsers lack: blocks as they are, each after its length. */
function store(bytes: Uint8Array): Uint8Array {
  const BLOCK = 0xffff;
  const parts: number[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    const isLast = at + BLOCK >= bytes.length ? 1 : 0;
    const { length } = block;
    parts.push(isLast, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff, ...block);
  }
  return Uint8Array.from(parts);
}

export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed =
    'CompressionStream' in globalThis
      ? await through(bytes, new CompressionStream('deflate-raw'), 2 * bytes.length + 100)
      : store(bytes);
  const binary = Array.from(packed, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of a link, of at most so many bytes; undefined if it is cut, changed or longer. */
export async function unpackText(packed: string, most: number): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'), most));
  } catch {
    return undefined;
  }
}
