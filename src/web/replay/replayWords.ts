import type { Language } from '../settings.svelte.ts';

/** What a replay says about its speed, its moments, branches and comments. */
interface ReplayWords {
  readonly speed: string;
  times(factor: number): string;
  /** A turn that cost somebody much, marked on the slider. */
  moment(turn: number): string;
  branched(turn: number): string;
  branchFrom(turn: number): string;
  readonly comments: string;
  readonly comment: string;
  readonly saveComment: string;
  readonly noComments: string;
  readonly saved: string;
  readonly unsaved: string;
  at(turn: number): string;
  readonly start: string;
}

const en: ReplayWords = {
  speed: 'Speed',
  times: factor => `${factor}×`,
  moment: turn => `Turning point: turn ${turn}`,
  branched: turn => `Branched from turn ${turn}`,
  branchFrom: turn => `The new game starts at the beginning of turn ${turn}.`,
  comments: 'Comments',
  comment: 'Comment on this position',
  saveComment: 'Save comment',
  noComments: 'No comments yet. They are saved in the game record, so others see them too.',
  saved: 'Saved',
  unsaved: 'The comment couldn’t be saved.',
  at: turn => `Turn ${turn}`,
  start: 'Start',
};

const fr: ReplayWords = {
  speed: 'Vitesse',
  times: factor => `${factor.toLocaleString('fr')}×`,
  moment: turn => `Tournant : tour ${turn}`,
  branched: turn => `Variante depuis le tour ${turn}`,
  branchFrom: turn => `La nouvelle partie commence au début du tour ${turn}.`,
  comments: 'Commentaires',
  comment: 'Commentaire sur cette position',
  saveComment: 'Enregistrer le commentaire',
  noComments: 'Aucun commentaire. Ils vont dans l’enregistrement de la partie : les autres les voient aussi.',
  saved: 'Enregistré',
  unsaved: 'Le commentaire n’a pas pu être enregistré.',
  at: turn => `Tour ${turn}`,
  start: 'Début',
};

const languages = { en, fr } as const;

export const replayWords = (language: Language): ReplayWords => languages[language];
