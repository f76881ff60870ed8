/** A piece of a message: text, or a link. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

/** Only addresses of the web; what ends a sentence does not belong to one. */
const LINK = /https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?…)\]'’]/giu;

/** Splits a message at its links. */
export function splitLinks(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    if (!URL.canParse(found)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: found, href: found });
    from = index + found.length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces;
}
