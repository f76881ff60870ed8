// What a screen reader knows of a page: Chromium's accessibility tree, and nothing else.
import type { CDPSession, Page } from 'playwright-core';

/** A node of the tree, with those around it. */
export interface Spoken {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly level: number | undefined;
  readonly focused: boolean;
  readonly disabled: boolean;
  /** Of what opens and closes. */
  readonly expanded: boolean | undefined;
  /** Whether what changes in it is said without being asked for. */
  readonly live: boolean;
  readonly around: readonly Spoken[];
}

export interface Reader {
  /** The whole page, in reading order. */
  read(): Promise<readonly Spoken[]>;
}

type AxNode = Awaited<ReturnType<typeof getTree>>[number];
const getTree = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes;

const propertyOf = (node: AxNode, property: string): unknown =>
  node.properties?.find(({ name }) => name === property)?.value.value;

export async function readerOf(page: Page): Promise<Reader> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  return {
    async read() {
      const nodes = await getTree(session);
      const byId = new Map(nodes.map(node => [node.nodeId, node]));
      const spoken: Spoken[] = [];
      const walk = (node: AxNode, around: readonly Spoken[]): void => {
        const said: Spoken = {
          id: node.nodeId,
          role: `${node.role?.value ?? ''}`,
          name: `${node.name?.value ?? ''}`,
          level: propertyOf(node, 'level') as number | undefined,
          focused: propertyOf(node, 'focused') === true,
          disabled: propertyOf(node, 'disabled') === true,
          expanded: propertyOf(node, 'expanded') as boolean | undefined,
          live: ['polite', 'assertive'].includes(`${propertyOf(node, 'live')}`),
          around,
        };
        if (!node.ignored) spoken.push(said);
        const inside = node.ignored ? around : [...around, said];
        for (const id of node.childIds ?? []) {
          const child = byId.get(id);
          if (child) walk(child, inside);
        }
      };
      for (const node of nodes) if (node.parentId === undefined) walk(node, []);
      return spoken;
    },
  };
}

export const isIn = ({ around }: Spoken, role: string, name?: RegExp): boolean =>
  around.some(other => other.role === role && (name === undefined || name.test(other.name)));

/** The texts in a part of the page, paragraph by paragraph. */
export function paragraphsIn(page: readonly Spoken[], role: string, name: RegExp): string[] {
  const texts = page.filter(node => node.role === 'StaticText' && isIn(node, role, name));
  const paragraphs = new Map<string, string>();
  for (const text of texts) {
    const paragraph = text.around.findLast(({ role }) => role === 'paragraph');
    if (paragraph) paragraphs.set(paragraph.id, (paragraphs.get(paragraph.id) ?? '') + text.name);
  }
  return [...paragraphs.values()];
}

/** Adds what is new in a window of lines to all that was heard before. */
export function hearOn(heard: readonly string[], window: readonly string[]): readonly string[] {
  for (let same = Math.min(heard.length, window.length); same > 0; same--)
    if (heard.slice(-same).every((line, n) => line === window[n])) return [...heard, ...window.slice(same)];
  return [...heard, ...window];
}
