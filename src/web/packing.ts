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

export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await through(bytes, new CompressionStream('deflate-raw'), 2 * bytes.length + 100);
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
