/** What a table has under a name that came from outside; what every object has, like a constructor, is not meant. */
export const ownOf = <T>(table: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
