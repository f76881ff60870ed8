// What the words of the frame are called with: every kind of parameter, and the parameters of every function.
import { tellWho } from '../../../src/web/i18n/who.ts';

const NAMES = ['Karim', 'Élise', 'Yves', 'Yann'];
const people = [tellWho(NAMES, null), tellWho(NAMES, 1)].flatMap(all => [all.slice(0, 1), all.slice(1, 2), all]);

const kinds = {
  count: [0, 1, 2, 5],
  number: [1, 2, 14],
  seat: [0, 1, 4],
  many: [5, 6],
  some: [1, 2, 4],
  flag: [true, false],
  percent: [0, 1, 45, 100],
  share: [0, 0.01, 0.456, 1],
  name: NAMES,
  names: [NAMES.slice(0, 1), NAMES.slice(0, 2), NAMES],
  who: tellWho(NAMES, 0),
  people,
  moment: ['14.05', '18 nov., 14.05'],
  text: ['Lu'],
  place: ['', 'Lu'],
  side: ['left', 'up', 'down', 'right'],
  minutes: [undefined, 5, 60 * 24, 60 * 48],
  piece: ['column', 'tile', 'roof', 'spire'],
  clock: [
    { kind: 'none' },
    { kind: 'days', days: 1 },
    { kind: 'days', days: 3 },
    { kind: 'running', base: 30, increment: 5 },
    { kind: 'running', base: 1200, increment: 30 },
  ],
  timeout: ['ask', 'bot', 'lose'],
  problem: ['stale', 'too-large'].map(code => ({ code, title: '', detail: '', status: 400 })),
  chinaProblem: ['palace-supply', 'emissary-supply', 'fortification-supply', 'emissary-limit', 'influence-holder']
    .concat('emperor-points', 'tiles-taken', 'unheard-of')
    .flatMap(reason => ['0', 'emperor'].map(owner => ({ reason, parameters: { owner, province: 'lu' } }))),
} satisfies { readonly [kind: string]: readonly unknown[] };
type Kind = keyof typeof kinds;

/** The parameters of every function among the words, by the file and where it is in there. */
const parameters: { readonly [path: string]: readonly Kind[] } = {
  'i18n players': ['text'],
  'i18n minutes': ['count'],
  'i18n table.turnOf': ['who'],
  'i18n table.rule': ['text'],
  'i18n table.notYet': ['text'],
  'i18n table.waitFor': ['who'],
  'i18n table.whyNot': ['place'],
  'i18n table.handTo': ['name'],
  'i18n table.wins': ['people'],
  'i18n table.points': ['count'],
  'i18n table.beyond': ['side', 'count'],
  'i18n choice.ways': ['count'],
  'i18n choice.asked': ['name'],
  'i18n playNow.player': ['number'],
  'i18n settings.percent': ['number'],
  'i18n newGame.nameOf': ['number'],
  'i18n newGame.playedBy': ['number'],
  'i18n records.line': ['number'],
  'i18n goOn.all': ['many'],
  'online problem': ['problem'],
  'online clock': ['clock', 'minutes'],
  'online person.hello': ['name'],
  'online person.codeUntil': ['moment'],
  'online lists.turnOf': ['who'],
  'online lists.seatsOpen': ['count'],
  'online games.summary': ['count', 'count'],
  'online games.waitForYou': ['count'],
  'online games.left': ['moment'],
  'online games.of': ['moment'],
  'online games.whoseTime': ['name'],
  'online games.place': ['number'],
  'online room.timeout': ['timeout'],
  'online room.hireAt': ['number'],
  'online room.hostStarts': ['name'],
  'online room.watchers': ['count'],
  'online table.retryIn': ['count'],
  'online table.botPlaysSince': ['moment'],
  'online table.askReplace': ['name'],
  'online table.replaceLater.from': ['name', 'moment'],
  'online table.replaceLater.inTurn': ['name'],
  'online table.replaceLater.late': ['name'],
  'online table.isLate': ['name'],
  'online table.wantsBack': ['who'],
  'online table.wantsReplace': ['who', 'who'],
  'online table.wantsWait': ['who'],
  'online table.wantsEnd': ['who'],
  'online table.waitingFor': ['people'],
  'online table.yourTurn': ['text'],
  'online table.over.resigned': ['who'],
  'online table.over.time': ['who'],
  'online table.over.wins': ['people'],
  'online table.news.resigned': ['who'],
  'online table.news.returned': ['who'],
  'online table.news.ranOut': ['who'],
  'online table.news.tookBack': ['who'],
  'online table.news.agreed': ['who'],
  'online table.news.declined': ['who'],
  'replay wins': ['people'],
  'replay ahead': ['count', 'number'],
  'replay byTiebreak': ['count', 'text'],
  'replay level': ['count'],
  'replay rounds': ['count'],
  'replay chart': ['text', 'text'],
  'replay thinking': ['percent'],
  'replay momentAt': ['number', 'name'],
  'replay played': ['text'],
  'replay better': ['text'],
  'replay percent': ['share'],
  'replay fair': ['count'],
  'replay fairParts': ['some', 'flag'],
  'replay line': ['number'],
  'replay where': ['number', 'number'],
  'controls times': ['number'],
  'controls moment': ['number'],
  'controls branched': ['number'],
  'controls branchFrom': ['number'],
  'controls at': ['number'],
  'controls quote': ['text'],
  'share picture': ['text'],
  'guide step': ['number', 'number'],
  'scoring playerName': ['seat'],
  'scoring nameOf': ['seat'],
  'scoring wins': ['names'],
  'scoring tiebreak': ['text'],
  'scoring inVain': ['text'],
  'rules found': ['count'],
  'rules title': ['text'],
  'china problem': ['chinaProblem', 'many', 'names'],
  'medina blocking': ['name'],
  'medina tower': ['number'],
  'pagoda item': ['piece', 'number', 'number'],
};

/** All lists that have one of each. */
const combine = (lists: readonly (readonly unknown[])[]): unknown[][] =>
  lists.reduce<unknown[][]>((sets, list) => sets.flatMap(set => list.map(item => [...set, item])), [[]]);

/** The texts among some words that have no gaps. */
export function collectPlain(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'function' ? [] : Object.values(words as object).flatMap(collectPlain);
}

/** Every text among some words: functions are called with all there is to say. */
export function collectTexts(words: unknown, path: string): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') {
    const wanted = parameters[path];
    if (!wanted) throw new Error(`${path} needs parameters`);
    return combine(wanted.map(kind => kinds[kind])).map(given => words(...given));
  }
  return Object.entries(words as object).flatMap(([key, value]) =>
    collectTexts(value, `${path}${path.includes(' ') ? '.' : ' '}${key}`),
  );
}
