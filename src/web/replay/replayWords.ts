import type { Language } from '../settings.svelte.ts';

/** What a replay says about its speed, its moments, branches and comments. */
interface ReplayWords {
  readonly speed: string;
  times(factor: number): string;
  /** A turn that cost somebody much, marked on the slider. */
  moment(turn: number): string;
  /** Short names, part of the long ones, of the buttons that show the better move and the one that was played. */
  readonly better: string;
  readonly played: string;
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
  /** Why a step or a branch is not possible here. */
  readonly whyNot: { readonly first: string; readonly last: string; readonly drawn: string; readonly hidden: string };
  /** What somebody wrote, in the quotation marks of the language. */
  quote(text: string): string;
  readonly copyLink: string;
  readonly sendLink: string;
  readonly linkCopied: string;
  readonly copyThis: string;
  readonly linkHint: string;
  readonly badLink: string;
  readonly linkTrouble: string;
}

const en: ReplayWords = {
  speed: 'Speed',
  times: factor => `${factor}×`,
  moment: turn => `Turning point: turn ${turn}`,
  better: 'Better move',
  played: 'Move played',
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
  whyNot: {
    first: 'This is the start of the game.',
    last: 'This is the end of the game. Step back first.',
    drawn: 'Something is drawn here. Step on to a player’s turn first.',
    hidden: 'Some cards are hidden, so nobody can play on from here.',
  },
  quote: text => `“${text}”`,
  copyLink: 'Copy link',
  sendLink: 'Share link…',
  linkCopied: 'Link copied',
  copyThis: 'Copy this link to share the game:',
  linkHint: 'The link holds the whole game with its comments. It opens in any browser; no server stores it.',
  badLink: 'This link is incomplete. Ask for it again and copy all of it.',
  linkTrouble: 'This browser can’t save games, so it can’t open the link.',
};

const fr: ReplayWords = {
  speed: 'Vitesse',
  times: factor => `${factor.toLocaleString('fr')}×`,
  moment: turn => `Tournant : tour ${turn}`,
  better: 'Meilleur coup',
  played: 'Coup joué',
  branched: turn => `Variante depuis le tour ${turn}`,
  branchFrom: turn => `La nouvelle partie commence au début du tour ${turn}.`,
  comments: 'Notes',
  comment: 'Note sur cette position',
  saveComment: 'Enregistrer la note',
  noComments: 'Aucune note. Elles vont dans l’enregistrement de la partie : les autres les voient aussi.',
  saved: 'Enregistrée',
  unsaved: 'La note n’a pas pu être enregistrée.',
  at: turn => `Tour ${turn}`,
  start: 'Début',
  whyNot: {
    first: 'C’est le début de la partie.',
    last: 'C’est la fin de la partie. Revenez d’abord en arrière.',
    drawn: 'Un tirage a lieu ici. Avancez d’abord jusqu’au tour d’un joueur.',
    hidden: 'Des cartes sont cachées : impossible de reprendre la partie d’ici.',
  },
  quote: text => `« ${text} »`,
  copyLink: 'Copier le lien',
  sendLink: 'Partager le lien…',
  linkCopied: 'Lien copié',
  copyThis: 'Copiez ce lien pour partager la partie :',
  linkHint:
    'Le lien contient toute la partie et ses notes. Il s’ouvre dans tout navigateur ; aucun serveur ne le conserve.',
  badLink: 'Ce lien est incomplet. Redemandez-le et copiez-le en entier.',
  linkTrouble: 'Ce navigateur ne peut pas enregistrer de parties : impossible d’ouvrir le lien.',
};

const languages = { en, fr } as const;

export const replayWords = (language: Language): ReplayWords => languages[language];
