import ts from 'typescript';
import type { Source } from './boundaries.ts';

/** What a test looks with on a page, and what code that runs in the page looks with. */
export const LOCATORS = ['locator', 'waitForSelector'];
const LOOKS = [...LOCATORS, 'querySelector', 'querySelectorAll', 'closest', 'matches'];

/** The classes that a test finds something by, in calls such as `page.locator('.tray button')`. */
export function classesLookedFor({ path, text }: Source, looks = LOOKS): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [selector] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      looks.includes(node.expression.name.text) &&
      selector
    )
      found.push(...classesIn(selector));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true));
  return found;
}

/** Of a text with gaps, what is written between them. */
function classesIn(selector: ts.Expression): string[] {
  const parts = ts.isTemplateExpression(selector)
    ? [selector.head.text, ...selector.templateSpans.map(({ literal }) => literal.text)]
    : ts.isStringLiteralLike(selector)
      ? [selector.text]
      : [];
  return parts.flatMap(part =>
    [...part.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[a-z][\w-]*)/gi)].map(match => match[1]!),
  );
}

/** The classes that components give to elements, also those they give by a condition or put together from a name. */
export function classesGiven({ text }: Source): (name: string) => boolean {
  const attributes = [...text.matchAll(/\bclass(?:Name)?(?:=|:\s*)(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g)].map(
    match => match.slice(1).find(part => part !== undefined) ?? '',
  );
  const directives = [...text.matchAll(/\bclass:([\w-]+)/g)].map(match => match[1]!);
  const words = new Set([...attributes.flatMap(value => value.split(/[\s{}'"`?:]+/)), ...directives]);
  return name => words.has(name);
}
