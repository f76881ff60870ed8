/** Players for each state of a page, since a landmark of a page is found by its name; some are long. */
export const NAMES = [
  ['Ann', 'Barthélemy-Alexandre', 'Chloé', 'Dimitri', 'Élise'],
  ['Farid', 'Gwendoline', 'Hugo', 'Inès', 'Jean-Christophe'],
  ['Karim', 'Li', 'Mina', 'Noé', 'Ottoline'],
  ['Paul', 'Quentin', 'Rosa', 'Sven', 'Théodora'],
  ['Ulysse', 'Vera', 'Wim', 'Xenia', 'Yves'],
] as const satisfies readonly (readonly string[])[];
