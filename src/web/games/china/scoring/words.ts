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

/** Whose pieces a problem is about. */
const whoIn = ({ message }: Problem, names: readonly string[], emperor: string): string => {
  const seat = /seat (\d)/.exec(message)?.[1];
  return seat === undefined ? emperor : names[Number(seat)]!;
};
const placeIn = ({ path }: Problem): string => nameOf(path.split('.')[1] ?? '');

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
    switch (`${problem.rule} ${problem.path.split(/[.[]/)[0]}`) {
      case 'C3 palaces':
        return `More than 20 palaces belong to ${who}. Take some away.`;
      case 'C3 emissaries':
        return `More than 8 emissaries belong to ${who}. Take some away.`;
      case 'C3 fortificationsLeft':
        return `Each of the ${players} players has one fortification: it stands on the board or is left over. Count again.`;
      case 'C10 emissaries':
        return `${placeIn(problem)} has more emissaries than the most palaces that one player has there.`;
      case 'C26 holders':
        return 'An influence card belongs to whoever kept more cards of its colour. Set its holder right.';
      case 'C28 emperorPoints':
        return `The Emperor scores in ${placeIn(problem)} only when it is complete and has palaces of his. Set his points to 0, or put them down.`;
      case 'C31 tiles':
      case 'C32 tiles':
      case 'C33 tiles':
      case 'C33 tilesTaken':
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
    switch (`${problem.rule} ${problem.path.split(/[.[]/)[0]}`) {
      case 'C3 palaces':
        return `Plus de 20 palais sont à ${who}. Enlevez-en.`;
      case 'C3 emissaries':
        return `Plus de 8 émissaires sont à ${who}. Enlevez-en.`;
      case 'C3 fortificationsLeft':
        return `Chacun des ${players} joueurs a une fortification : sur le plateau, ou restante. Recomptez.`;
      case 'C10 emissaries':
        return `${placeIn(problem)} a plus d’émissaires que le plus grand nombre de palais d’un joueur là-bas.`;
      case 'C26 holders':
        return 'Une carte d’influence est à qui a gardé le plus de cartes de sa couleur. Corrigez qui la tient.';
      case 'C28 emperorPoints':
        return `L’Empereur ne marque en ${placeIn(problem)} que si elle est complète et a de ses palais. Mettez ses points à 0, ou posez-les.`;
      case 'C31 tiles':
      case 'C32 tiles':
      case 'C33 tiles':
      case 'C33 tilesTaken':
        return 'Ces tuiles bonus ne vont pas avec les palais : une tuile est prise par le palais posé dessus, deux par province, six par couleur au plus.';
      default:
        return 'Aucune partie qui suit cette règle ne finit ainsi. Recomptez ce qu’il y a sur la table.';
    }
  },
};

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

export const wordsOf = (language: Language): ScoringWords => languages[language];
