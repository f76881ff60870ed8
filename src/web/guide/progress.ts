// Which tutorials were begun on this device, and which were finished.
import { keep, readKept } from '../kept.ts';

const KEY = 'lessons';

export interface BegunLesson {
  readonly game: string;
  readonly done: boolean;
}

/** The latest first, written as `medina! china`: an exclamation mark for those that were finished. */
export const lessonsBegun = (): readonly BegunLesson[] =>
  (readKept(KEY) ?? '')
    .split(' ')
    .filter(Boolean)
    .map(word => ({ game: word.replace('!', ''), done: word.endsWith('!') }));

export function keepLesson(game: string, done: boolean): void {
  const lessons = lessonsBegun();
  const finished = done || lessons.some(lesson => lesson.game === game && lesson.done);
  const others = lessons.filter(lesson => lesson.game !== game);
  keep(KEY, [{ game, done: finished }, ...others].map(({ game, done }) => game + (done ? '!' : '')).join(' '));
}
