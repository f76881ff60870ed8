// Refusals in a language of the reader: a sentence for each reason, with what it names.
import type { RefusalParameters } from '../../kernel/index.ts';

/** A sentence, or one that names the parameters of the refusal. */
export type Sentence = string | ((parameters: RefusalParameters) => string);

export const sentenceOf =
  (sentences: { readonly [reason: string]: Sentence }) =>
  (reason: string, parameters: RefusalParameters = {}): string | undefined => {
    const sentence = sentences[reason];
    return typeof sentence === 'function' ? sentence(parameters) : sentence;
  };
