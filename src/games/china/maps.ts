// How maps of one's own are made and examined. A table needs none of it, so it doesn't load it.
export { FEWEST_PROVINCES, type MapSize, MOST_MADE_PROVINCES, makeMap } from './board/makeMap.ts';
export { needsTrial } from './board/mapEffort.ts';
export { type Examination, examineMap } from './board/mapExamination.ts';
