import type { Json } from './schema.ts';

/** 64-bit FNV-1a over the JSON text of a document, with non-ASCII characters escaped: for equality checks, not for secrets. */
export function digest(document: Json): string {
  const ascii = JSON.stringify(document).replace(
    /[^ -~]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < ascii.length; i++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(ascii.charCodeAt(i))) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
