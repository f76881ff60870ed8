// A problem of a map in the reader's words, with the names of the map instead of its ids.

import type { Problem } from '../../kernel/index.ts';
import type { Draft } from './draft.ts';
import type { PlaceNames, WorkshopWords } from './words/type.ts';

const namesOn = ({ provinces, spaces, posts }: Draft): PlaceNames => {
  const nameIn = (list: readonly { readonly id: string; readonly name: string }[]) => (id: string) =>
    list.find(item => item.id === id)?.name || id;
  return { province: nameIn(provinces), space: nameIn([...spaces, ...posts]) };
};

export function describe({ reason, parameters = {}, message }: Problem, draft: Draft, words: WorkshopWords): string {
  const sayings: { readonly [reason: string]: unknown } = words.problem;
  const say = (reason === undefined ? undefined : sayings[reason]) as
    | ((about: typeof parameters, names: PlaceNames) => string)
    | undefined;
  return say ? say(parameters, namesOn(draft)) : message;
}
