// Which tutorials were begun on this device, how far, and which were finished.
import { keep, readKept } from '../kept.ts';

const KEY = 'lessons';

export interface BegunLesson {
  readonly game: string;
  readonly done: boolean;
  /** The number of the step that it was left at, from 0. */
  readonly at: number;
}

/** The latest first, written as `medina! china:7`: an exclamation mark for those that were finished, else the step. */
export const lessonsBegun = (): readonly BegunLesson[] =>
  (readKept(KEY) ?? '')
    .split(' ')
    .filter(Boolean)
    .map(word => {
      const [game = '', at = '0'] = word.replace('!', '').split(':');
      return { game, done: word.endsWith('!'), at: Number.parseInt(at, 10) || 0 };
    });

/** Where a tutorial goes on: at the beginning if it was finished. */
export const lessonStep = (game: string): number => lessonsBegun().find(lesson => lesson.game === game)?.at ?? 0;

export function keepLesson(game: string, done: boolean, at: number): void {
  const lessons = lessonsBegun();
  const finished = done || lessons.some(lesson => lesson.game === game && lesson.done);
  const others = lessons.filter(lesson => lesson.game !== game);
  const words = [{ game, done: finished, at }, ...others].map(
    ({ game, done, at }) => game + (done ? '!' : at > 0 ? `:${at}` : ''),
  );
  keep(KEY, words.join(' '));
}
