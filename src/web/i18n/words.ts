/** The words of one language. Every language has all of them: the compiler sees to it. */
export interface Words {
  readonly tagline: string;
  readonly language: string;
  readonly dark: string;
  readonly light: string;
  readonly by: string;
  readonly soFarTitle: string;
  readonly soFar: readonly string[];
  readonly loading: string;
  readonly noServer: string;
  readonly rulesReady: (variants: number) => string;
  readonly rulesMissing: string;
  readonly players: (numbers: string) => string;
  readonly games: { readonly [game: string]: { readonly pitch: string; readonly editions: readonly string[] } };
  readonly credits: string;
}
