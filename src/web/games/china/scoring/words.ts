import type { Problem } from '../../../../kernel/index.ts';
import type { Language } from '../../../settings.svelte.ts';
import { nameOf } from '../board/names.ts';

interface ScoringWords {
  readonly pieces: string;
  readonly emperor: string;
  readonly fortification: string;
  readonly remove: string;
  readonly tile: { readonly [colour in 'yellow' | 'orange' | 'green']: string };
  readonly hint: string;
  readonly left: string;
  readonly taken: string;
  readonly influence: string;
  readonly influenceOf: { readonly [colour: string]: string };
  readonly emperorPoints: string;
  readonly nobody: string;
  problem(problem: Problem, players: number, names: readonly string[]): string;
}

type Topic = 'palaces' | 'emissaries' | 'fortifications' | 'limit' | 'influence' | 'emperor-points' | 'tiles';

/** What a problem is about, by its reason. */
const topics: { readonly [reason: string]: Topic } = {
  'palace-supply': 'palaces',
  'emissary-supply': 'emissaries',
  'fortification-supply': 'fortifications',
  'emissary-limit': 'limit',
  'influence-holder': 'influence',
  'emperor-points': 'emperor-points',
  'tile-on-junction': 'tiles',
  'tile-under-palace': 'tiles',
  'tiles-of-province': 'tiles',
  'tile-missing': 'tiles',
  'tile-not-revealed': 'tiles',
  'tiles-revealed-early': 'tiles',
  'tiles-taken': 'tiles',
  'tiles-of-colour': 'tiles',
  'tiles-of-owner': 'tiles',
};

/** A list that is too long or too short, or that belongs to another way to play, by its name. */
const lists: { readonly [reason: string]: { readonly [member: string]: Topic } } = {
  'list-length': { emissaries: 'limit', fortificationsLeft: 'fortifications', tilesTaken: 'tiles' },
  'not-played': { holders: 'influence', tiles: 'tiles' },
};

const topicOf = ({ reason = '', parameters = {} }: Problem): Topic | undefined =>
  topics[reason] ?? lists[reason]?.[parameters.member ?? ''];

/** Whose pieces a problem is about. */
const whoIn = ({ parameters = {} }: Problem, names: readonly string[], emperor: string): string =>
  names[Number(parameters.owner)] ?? emperor;
const placeIn = ({ parameters = {} }: Problem): string => nameOf(String(parameters.province));

const en: ScoringWords = {
  pieces: 'Pieces',
  emperor: 'the Emperor',
  fortification: 'fortification',
  remove: 'Remove',
  tile: { yellow: 'yellow', orange: 'orange', green: 'green' },
  hint: 'Choose a player, then press the spaces with that player’s palaces; press the dragon of a province once for each emissary. Pressing a palace again takes it away.',
  left: 'Fortification left over',
  taken: 'Bonus tiles taken',
  influence: 'Influence cards',
  influenceOf: { red: 'red', green: 'green', yellow: 'yellow', orange: 'orange', violet: 'violet' },
  emperorPoints: 'The Emperor’s points when the province was completed',
  nobody: 'nobody',
  problem: (problem, players, names) => {
    const who = whoIn(problem, names, 'the Emperor');
    switch (topicOf(problem)) {
      case 'palaces':
        return `More than 20 palaces belong to ${who}. Take some away.`;
      case 'emissaries':
        return `More than 8 emissaries belong to ${who}. Take some away.`;
      case 'fortifications':
        return `Each of the ${players} players has one fortification: it stands on the board or is left over. Count again.`;
      case 'limit':
        return `${placeIn(problem)} has more emissaries than the most palaces that one player has there.`;
      case 'influence':
        return 'An influence card belongs to whoever kept more cards of its colour. Set its holder right.';
      case 'emperor-points':
        return `The Emperor scores in ${placeIn(problem)} only when it is complete and has palaces of his. Set his points to 0, or put them down.`;
      case 'tiles':
        return 'These bonus tiles do not fit the palaces: a tile is taken by the palace built on it, two in a province, six of a colour at most.';
      default:
        return 'No game that keeps to this rule ends so. Count again what lies on the table.';
    }
  },
};

const fr: ScoringWords = {
  pieces: 'Pièces',
  emperor: 'l’Empereur',
  fortification: 'fortification',
  remove: 'Enlever',
  tile: { yellow: 'jaune', orange: 'orange', green: 'verte' },
  hint: 'Choisissez un joueur, puis touchez les cases de ses palais ; touchez le dragon d’une province une fois par émissaire. Toucher un palais à nouveau l’enlève.',
  left: 'Fortification restante',
  taken: 'Tuiles bonus prises',
  influence: 'Cartes d’influence',
  influenceOf: { red: 'rouge', green: 'verte', yellow: 'jaune', orange: 'orange', violet: 'violette' },
  emperorPoints: 'Les points de l’Empereur quand la province fut complète',
  nobody: 'personne',
  problem: (problem, players, names) => {
    const who = whoIn(problem, names, 'l’Empereur');
    switch (topicOf(problem)) {
      case 'palaces':
        return `Plus de 20 palais sont à ${who}. Enlevez-en.`;
      case 'emissaries':
        return `Plus de 8 émissaires sont à ${who}. Enlevez-en.`;
      case 'fortifications':
        return `Chacun des ${players} joueurs a une fortification : sur le plateau, ou restante. Recomptez.`;
      case 'limit':
        return `${placeIn(problem)} a plus d’émissaires que le plus grand nombre de palais d’un joueur là-bas.`;
      case 'influence':
        return 'Une carte d’influence est à qui a gardé le plus de cartes de sa couleur. Corrigez qui la tient.';
      case 'emperor-points':
        return `L’Empereur ne marque en ${placeIn(problem)} que si elle est complète et a de ses palais. Mettez ses points à 0, ou posez-les.`;
      case 'tiles':
        return 'Ces tuiles bonus ne vont pas avec les palais : une tuile est prise par le palais posé dessus, deux par province, six par couleur au plus.';
      default:
        return 'Aucune partie qui suit cette règle ne finit ainsi. Recomptez ce qu’il y a sur la table.';
    }
  },
};

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

export const wordsOf = (language: Language): ScoringWords => languages[language];
