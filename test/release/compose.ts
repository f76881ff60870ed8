/** The lines below a key of a compose file, such as services, server, environment: names and values as they are written. */
export function entriesOf(text: string, ...keys: readonly string[]): Map<string, string> {
  let lines = text.split('\n').filter(line => /^\s*[^\s#]/.test(line));
  for (const [depth, key] of keys.entries()) {
    const indent = '  '.repeat(depth);
    const first = lines.indexOf(`${indent}${key}:`);
    if (first < 0) throw new Error(`there is no ${keys.slice(0, depth + 1).join('.')}`);
    const rest = lines.slice(first + 1);
    const end = rest.findIndex(line => !line.startsWith(`${indent}  `));
    lines = end < 0 ? rest : rest.slice(0, end);
  }
  const entry = new RegExp(`^${'  '.repeat(keys.length)}([\\w-]+):(?: (.*))?$`);
  return new Map(lines.flatMap(line => (entry.test(line) ? [entry.exec(line)!] : [])).map(([, k, v]) => [k!, v ?? '']));
}

/** A value with its variables filled in: `${NAME:-default}`, or an error for `${NAME:?message}`. */
export function filledIn(value: string, variables: { readonly [name: string]: string }): string {
  return value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, text: string) => {
    if (variables[name]) return variables[name];
    if (kind === '-') return text;
    throw new Error(`${name}: ${text}`);
  });
}
