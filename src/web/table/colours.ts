/** The class of each seat's colour and sign. In Medina with black palaces ivory takes the place of ink. */
export function coloursOf(players: number, withoutInk = false): string[] {
  const classes = withoutInk ? ['p1', 'p2', 'p3', 'p5', 'p4'] : ['p1', 'p2', 'p3', 'p4', 'p5'];
  return classes.slice(0, players);
}
