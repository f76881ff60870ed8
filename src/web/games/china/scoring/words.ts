import type { Problem } from '../../../../kernel/index.ts';
import { sentence } from '../../../i18n/sentence.ts';
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

/** Whose pieces a problem is about, as the beginning of a sentence. */
const whoIn = ({ parameters = {} }: Problem, names: readonly string[], emperor: string): string =>
  names[Number(parameters.owner)] ?? sentence(emperor);
const placeIn = ({ parameters = {} }: Problem): string => nameOf(String(parameters.province));

const en: ScoringWords = {
  pieces: 'Pieces',
  emperor: 'the Emperor',
  fortification: 'fortification',
  remove: 'Remove',
  tile: { yellow: 'yellow', orange: 'orange', green: 'green' },
  hint: 'Choose a player, then tap the spaces with their palaces. Tap a province’s dragon once per emissary. Tap a palace again to remove it.',
  left: 'Unused fortification',
  taken: 'Bonus tiles taken',
  influence: 'Influence cards',
  influenceOf: { red: 'red', green: 'green', yellow: 'yellow', orange: 'orange', violet: 'violet' },
  emperorPoints: 'The Emperor’s points when the province was scored',
  nobody: 'nobody',
  problem: (problem, players, names) => {
    const who = whoIn(problem, names, 'the Emperor');
    switch (topicOf(problem)) {
      case 'palaces':
        return `${who} has more than 20 palaces. Remove some.`;
      case 'emissaries':
        return `${who} has more than 8 emissaries. Remove some.`;
      case 'fortifications':
        return `Each of the ${players} players has one fortification, on the board or unused. Count again.`;
      case 'limit':
        return `${placeIn(problem)} has more emissaries than its leading player has palaces.`;
      case 'influence':
        return 'An influence card belongs to whoever kept more cards of its colour. Change who holds it.';
      case 'emperor-points':
        return `The Emperor only scores in ${placeIn(problem)} once it’s complete and he has palaces there. Set his points to 0, or add his palaces.`;
      case 'tiles':
        return 'These bonus tiles don’t match the palaces. A palace takes the tile it’s built on; there are two per province and six of each colour.';
      default:
        return 'No game played by the rules ends like this. Check the table again.';
    }
  },
};

const fr: ScoringWords = {
  pieces: 'Pions',
  emperor: 'l’Empereur',
  fortification: 'fortification',
  remove: 'Enlever',
  tile: { yellow: 'jaune', orange: 'orange', green: 'verte' },
  hint: 'Choisissez un joueur, puis touchez les cases de ses palais ; touchez la case dragon d’une province une fois par émissaire. Touchez à nouveau un palais pour l’enlever.',
  left: 'Fortification non utilisée',
  taken: 'Tuiles bonus prises',
  influence: 'Cartes d’influence',
  influenceOf: { red: 'rouge', green: 'verte', yellow: 'jaune', orange: 'orange', violet: 'violette' },
  emperorPoints: 'Points de l’Empereur quand la province a été décomptée',
  nobody: 'personne',
  problem: (problem, players, names) => {
    const who = whoIn(problem, names, 'l’Empereur');
    switch (topicOf(problem)) {
      case 'palaces':
        return `${who} a plus de 20 palais. Enlevez-en.`;
      case 'emissaries':
        return `${who} a plus de 8 émissaires. Enlevez-en.`;
      case 'fortifications':
        return `Chacun des ${players} joueurs a une fortification, sur le plateau ou non utilisée. Recomptez.`;
      case 'limit':
        return `${placeIn(problem)} a plus d’émissaires que son joueur majoritaire n’a de palais.`;
      case 'influence':
        return 'Une carte d’influence appartient à qui a conservé le plus de cartes de sa couleur. Corrigez son détenteur.';
      case 'emperor-points':
        return `L’Empereur ne marque à ${placeIn(problem)} que si elle est complète et qu’il y a des palais. Mettez ses points à 0, ou ajoutez ses palais.`;
      case 'tiles':
        return 'Ces tuiles bonus ne correspondent pas aux palais : un palais prend la tuile de sa case ; deux par province, six par couleur au plus.';
      default:
        return 'Aucune partie jouée selon les règles ne finit ainsi. Vérifiez votre table.';
    }
  },
};

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

export const wordsOf = (language: Language): ScoringWords => languages[language];
