/** What somebody typed, scanned or was linked to with: a one-time code, or the secret of a recovery link. */
export type Secret = { readonly kind: 'code' | 'recovery'; readonly value: string };

const CODE = /^[A-Za-z0-9]{5}[-\s]?[A-Za-z0-9]{5}$/;

/** Reads a code, a recovery link, or the part of an address that carries either. */
export function readSecret(text: string): Secret | undefined {
  const given = text.trim();
  const [, kind, carried] = /(?:^|#)(code|back)=([\w-]+)$/.exec(given) ?? [];
  if (kind === 'back' && carried) return { kind: 'recovery', value: carried };
  const code = kind === 'code' ? carried : given;
  return code !== undefined && CODE.test(code) ? { kind: 'code', value: code.replace(/\s/, '-') } : undefined;
}
