interface UsualNames {
  readonly you: string;
  readonly player: (n: number) => string;
  readonly bots: readonly string[];
}

/** What seats are called that nobody named. */
export const usualNames = {
  en: { you: 'You', player: n => `Player ${n}`, bots: ['Mandarin', 'Sultana', 'Karim', 'Li'] },
  fr: { you: 'Vous', player: n => `Joueur ${n}`, bots: ['Mandarin', 'Sultane', 'Karim', 'Li'] },
} satisfies { readonly [language: string]: UsualNames };
