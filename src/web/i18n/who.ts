/** A player in a sentence. `you` is true for the reader’s own seat where one person uses the device. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

/** Everybody at a table; `you` is the reader’s seat, null for spectators and where several people share the device. */
export const tellWho = (names: readonly string[], you: number | null): readonly Who[] =>
  names.map((name, seat) => ({ name, you: seat === you }));
