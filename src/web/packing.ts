// Documents as short texts for links: JSON, deflated, in base64url.

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  longest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > longest) throw new RangeError('too long');
  }
  const all = new Uint8Array(length);
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}

export async function packJson(document: unknown): Promise<string> {
  const written = new TextEncoder().encode(JSON.stringify(document));
  const bytes = await through(written, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that was packed. Throws if it is cut or changed, or unpacks to more than `longest` bytes. */
export async function unpackText(text: string, longest: number): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await through(
    Uint8Array.from(binary, letter => letter.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
    longest,
  );
  return new TextDecoder().decode(bytes);
}
