// The part of Markdown that our rules documents use, as data: no HTML is ever made from text.

export type Span =
  | { readonly kind: 'text' | 'bold' | 'italic'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'quote'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    };

/** A rule with its id, or a part of a section that has none. */
export interface Rule {
  readonly id?: string;
  readonly title?: string;
  readonly blocks: readonly Block[];
}

export interface Section {
  readonly title?: string;
  readonly rules: readonly Rule[];
}

export interface RulesDocument {
  readonly title: string;
  readonly sections: readonly Section[];
}

interface OpenRule {
  readonly id?: string;
  readonly title?: string;
  readonly blocks: Block[];
}

export function readRules(source: string): RulesDocument {
  let title = '';
  let rule: OpenRule = { blocks: [] };
  let rules = [rule];
  const sections: { title?: string; rules: OpenRule[] }[] = [{ rules }];
  for (const chunk of source.split(/\n{2,}/)) {
    const text = chunk.trim();
    const [, level, name = ''] = /^(#{1,3}) (.+)$/.exec(text) ?? [];
    if (level === '#') title = name;
    else if (level === '##') {
      rule = { blocks: [] };
      rules = [rule];
      sections.push({ title: name, rules });
    } else if (level) {
      rule = { ...readRuleName(name), blocks: [] };
      rules.push(rule);
    } else if (text) rule.blocks.push(readBlock(text));
  }
  const filled = sections.map(({ rules, ...section }) => ({
    ...section,
    rules: rules.filter(rule => rule.id !== undefined || rule.blocks.length > 0),
  }));
  return { title, sections: filled.filter(({ rules }) => rules.length > 0) };
}

function readRuleName(name: string): Pick<OpenRule, 'id' | 'title'> {
  const [, id, title = ''] = /^([A-Z]\d+) (.+)$/.exec(name) ?? [];
  return id ? { id, title } : { title: name };
}

function readBlock(text: string): Block {
  const lines = text.split('\n');
  if (lines.every(line => line.startsWith('>')))
    return { kind: 'quote', spans: readSpans(lines.map(line => line.slice(1).trim()).join(' ')) };
  if (text.startsWith('- ')) return { kind: 'list', items: readItems(lines) };
  if (text.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(readCells);
    return { kind: 'table', head, rows };
  }
  return { kind: 'paragraph', spans: readSpans(lines.join(' ')) };
}

function readItems(lines: readonly string[]): Span[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items.map(readSpans);
}

const readCells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => readSpans(cell.trim()));

function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\(#([a-z]\d+)\)/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, bold, italic, label = '', to = ''] = match;
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) spans.push({ kind: 'italic', text: italic });
    else spans.push({ kind: 'link', text: label, to });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

const joinText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** All words of a rule, for the search. */
export function wordsIn({ id = '', title = '', blocks }: Rule): string {
  const parts = blocks.map(block => {
    switch (block.kind) {
      case 'list':
        return block.items.map(joinText).join(' ');
      case 'table':
        return [block.head, ...block.rows].map(row => row.map(joinText).join(' ')).join(' ');
      default:
        return joinText(block.spans);
    }
  });
  return [id, title, ...parts].join(' ').toLowerCase();
}
