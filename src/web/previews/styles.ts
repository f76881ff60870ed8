// Style sheets of components for a drawing that stands alone: literal values, and selectors that everything reads.
import { isSettled, resolve } from './looks.ts';

/** What changes the look of shapes and texts. The rest is about pages. */
const DRAWN = /^(fill|stroke|opacity|font|text-anchor|paint-order|letter-spacing|display|color)/;
/** States that need somebody who points. */
const STATE = /:(?!where)|@/;
/** Classes that give variables their values. */
const LOOKS = ['p1', 'p2', 'p3', 'p4', 'p5', 'pe', 'pn'];

/** `font: italic 500 13px family` as properties of its own. */
function spellFont(value: string): string {
  const [, style, weight = '400', size = '', family = ''] =
    /^(italic )?(?:(\d+) )?([\d.]+px)(?:\s*\/\s*\S+)? (.+)$/.exec(value) ?? [];
  return `font-style:${style?.trim() ?? 'normal'};font-weight:${weight};font-size:${size};font-family:${family}`;
}

function spell(declaration: string): string[] {
  const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(declaration) ?? [];
  if (!DRAWN.test(name)) return [];
  // To what draws previews, nothing is transparent but what is not painted.
  if (value === 'transparent') return [`${name}:none`];
  return [name === 'font' ? spellFont(value) : `${name}:${value}`];
}

/** Families are read without quotes. */
const literal = (declarations: string, look = ''): string => resolve(declarations, look).replaceAll('"', '');

/** The rules of a style sheet, as far as they matter to a drawing. */
export function toLiteral(css: string): string {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return Array.from(rules.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selectors = '', body = '']) => {
    const plain = selectors.trim().replaceAll(/:where\(([^)]*)\)/g, '$1');
    const declarations = body.split(';').flatMap(spell).join(';');
    if (STATE.test(plain) || declarations === '') return '';
    if (isSettled(declarations)) return `${plain}{${literal(declarations)}}`;
    return LOOKS.map(look => {
      const within = plain.split(',').map(selector => `.${look} ${selector.trim()}`);
      return `${within.join()}{${literal(declarations, look)}}`;
    }).join('');
  }).join('');
}
