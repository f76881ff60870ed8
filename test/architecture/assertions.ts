import ts from 'typescript';
import { type Source, scriptOf } from './boundaries.ts';

/** How often a source says `!` of a value: that it is there, where the compiler can't know. */
export function countNonNull({ path, text }: Source): number {
  const script = path.endsWith('.svelte') ? scriptOf(text) : text;
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node)) count++;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, script, ts.ScriptTarget.ES2023, true));
  return count;
}
