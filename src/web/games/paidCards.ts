/** The cards of a payment, counted: “green”, “2 green”, “red + green”. `say` names a colour as it goes with a number. */
export function countPaid<C extends string>(cards: readonly C[], say: (colour: C, n: number) => string): string {
  const counts = new Map<C, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => (n === 1 ? say(card, n) : `${n} ${say(card, n)}`)).join(' + ');
}
