import { createHash } from 'node:crypto';
import type { PreviewLanguage, PreviewSubject, PreviewText } from '../../api/index.ts';
import type { Log } from '../ops/log.ts';
import type { Studio } from './studio.ts';

/** How many are kept; a picture has up to a megabyte. */
const TEXTS = 500;
const PICTURES = 32;

/** The last things used, made once. What fails is tried again the next time. */
class RecentlyUsed<T> {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<T | undefined>>();

  constructor(most: number) {
    this.#most = most;
  }

  find(key: string): Promise<T | undefined> | undefined {
    const found = this.#kept.get(key);
    if (found) this.#keep(key, found);
    return found;
  }

  make(key: string, making: Promise<T | undefined>): Promise<T | undefined> {
    this.#keep(key, making);
    void making.then(made => made === undefined && this.#kept.get(key) === making && this.#kept.delete(key));
    return making;
  }

  #keep(key: string, value: Promise<T | undefined>): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const oldest of [...this.#kept.keys()].slice(0, -this.#most)) this.#kept.delete(oldest);
  }
}

/** Previews that were made, by what they show. Without a studio, or if it fails, there is none. */
export class Gallery {
  readonly #studio: Studio | undefined;
  readonly #log: Log;
  readonly #texts = new RecentlyUsed<PreviewText>(TEXTS);
  readonly #pictures = new RecentlyUsed<Uint8Array>(PICTURES);

  constructor(studio: Studio | undefined, log: Log) {
    this.#studio = studio;
    this.#log = log;
  }

  text(subject: PreviewSubject, language: PreviewLanguage): Promise<PreviewText | undefined> {
    const key = keyOf(subject, language);
    const make = async (): Promise<PreviewText | undefined> => {
      const answer = await this.#studio?.ask({ want: 'text', subject, language });
      return answer && 'text' in answer ? answer.text : this.#note(answer, subject);
    };
    return this.#texts.find(key) ?? this.#texts.make(key, make());
  }

  /** `mayDraw` is asked only if it was not drawn before. */
  async picture(
    subject: PreviewSubject,
    language: PreviewLanguage,
    mayDraw: () => boolean,
  ): Promise<Uint8Array | undefined> {
    const key = keyOf(subject, language);
    const make = async (): Promise<Uint8Array | undefined> => {
      const answer = await this.#studio?.ask({ want: 'picture', subject, language });
      return answer && 'picture' in answer ? answer.picture : this.#note(answer, subject);
    };
    const known = this.#pictures.find(key);
    if (known || !mayDraw()) return known;
    return this.#pictures.make(key, make());
  }

  #note(answer: object | undefined, { kind }: PreviewSubject): undefined {
    if (answer && 'failed' in answer) this.#log.warn({ kind, why: answer.failed }, 'a preview could not be made');
  }
}

/** Changes with anything that is shown. */
export const keyOf = (subject: PreviewSubject, language: PreviewLanguage): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, language]))
    .digest('base64url')
    .slice(0, 16);
