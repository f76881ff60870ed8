import type { Colour, MapParameters, MapReason, Side } from '../../../games/china/index.ts';
import type { NewNames } from '../additions.ts';
import type { Kind, Selectable } from '../draft.ts';
import type { Tool } from '../workshop.svelte.ts';

/** What the ids in a problem are called on the map. */
export interface PlaceNames {
  readonly province: (id: string) => string;
  /** A palace space or a border post. */
  readonly space: (id: string) => string;
}

/** A sentence for everything there is to say about a map. */
export type ProblemWords = {
  readonly [R in MapReason]: (about: MapParameters<R>, names: PlaceNames) => string;
};

export interface WorkshopWords {
  readonly title: string;
  readonly intro: string;
  readonly start: {
    readonly title: string;
    readonly builtIn: string;
    readonly builtInHint: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly file: string;
    readonly fileHint: string;
    readonly surprise: string;
    readonly surpriseHint: string;
  };
  readonly saved: string;
  readonly noneSaved: string;
  readonly contents: (provinces: number, spaces: number, sides: readonly string[]) => string;
  readonly delete: string;
  readonly deleteMap: (title: string) => string;
  readonly deleteAsk: (title: string) => string;
  readonly deleteYes: string;
  readonly deleteNo: string;
  readonly untitled: string;
  readonly newTitle: string;
  readonly builtInTitle: string;
  readonly bad: { readonly [R in 'not-json' | 'not-a-map' | 'too-large' | 'bad-link' | 'gone' | 'trouble']: string };
  readonly backToMaps: string;
  readonly mapTitle: string;
  readonly sideLabel: string;
  readonly sides: { readonly [S in Side]: string };
  readonly shortSides: { readonly [S in Side]: string };
  readonly undo: string;
  readonly redo: string;
  readonly saving: { readonly saved: string; readonly saving: string; readonly failed: string };
  readonly share: string;
  readonly saveFile: string;
  readonly play: string;
  readonly playClosed: (errors: number) => string;
  readonly views: { readonly label: string; readonly drawing: string; readonly list: string; readonly preview: string };
  readonly snap: string;
  readonly toolsLabel: string;
  readonly tools: { readonly [T in Tool]: string };
  readonly hints: { readonly [T in Tool]: string };
  readonly roadTo: (name: string) => string;
  readonly sheet: string;
  readonly kinds: { readonly [K in Selectable]: string };
  /** What something on the map is called aloud. */
  readonly says: {
    readonly space: (name: string, province: string, port: boolean) => string;
    readonly post: (name: string, a: string, b: string) => string;
    readonly alliance: (number: number, a: string, b: string) => string;
    readonly province: (name: string, colour: string) => string;
    readonly road: (a: string, b: string) => string;
    readonly corner: (province: string, n: number) => string;
    readonly bend: (a: string, b: string, n: number) => string;
    readonly track: string;
    readonly turn: (n: number) => string;
    readonly photoCorner: (n: number) => string;
  };
  readonly fields: {
    readonly name: string;
    readonly x: string;
    readonly y: string;
    readonly province: string;
    readonly otherProvince: string;
    readonly colour: string;
    readonly port: string;
    readonly roads: string;
    readonly noRoads: string;
    readonly number: string;
    readonly from: string;
    readonly to: string;
    readonly spaces: (count: number) => string;
    readonly spaceOf: (province: string) => string;
    readonly outline: string;
    readonly outlineOwn: (corners: number) => string;
    readonly outlineMade: string;
    readonly outlineAgain: string;
    readonly addCorner: string;
    readonly bends: (count: number) => string;
    readonly addBend: string;
    readonly straighten: string;
  };
  /** The score track. */
  readonly track: {
    readonly title: string;
    readonly line: string;
    readonly builtIn: string;
    readonly own: (turns: number) => string;
    readonly add: string;
    readonly reverse: string;
    readonly again: string;
  };
  readonly colours: { readonly [C in Colour]: string };
  readonly nothing: string;
  readonly nothingHint: string;
  readonly check: {
    readonly title: string;
    readonly count: (errors: number, remarks: number) => string;
    readonly error: string;
    readonly remark: string;
    readonly fine: string;
    readonly summary: (provinces: number, spaces: number, alliances: number) => string;
    readonly show: string;
    readonly place: string;
    readonly more: (count: number) => string;
  };
  readonly copyRoads: (from: string) => string;
  readonly noRoadsHere: string;
  readonly photo: {
    readonly title: string;
    readonly choose: string;
    readonly other: string;
    readonly remove: string;
    readonly strength: string;
    readonly corners: string;
    readonly cornersDone: string;
    readonly cornersHint: string;
    readonly private: string;
    readonly unreadable: string;
    readonly shown: string;
  };
  readonly list: {
    readonly intro: string;
    readonly add: { readonly [K in Kind]: string };
    readonly groups: { readonly [K in Kind]: string };
    readonly remove: (what: string) => string;
    readonly row: (kind: string, n: number) => string;
  };
  readonly sharing: {
    readonly title: string;
    readonly link: string;
    readonly linkHint: string;
    readonly copied: string;
    readonly copyThis: string;
    readonly fileHint: string;
    readonly printHint: string;
    /** A PDF file without some of the letters. */
    readonly printLacking: string;
    readonly svg: string;
    readonly pdf: string;
    readonly score: string;
    readonly scoreHint: string;
    readonly close: string;
    readonly printFailed: string;
  };
  /** On the page for new games. */
  readonly choice: {
    readonly label: string;
    readonly hint: string;
    readonly builtIn: string;
    readonly seed: string;
    readonly another: string;
    readonly workshop: string;
    readonly notHere: string;
  };
  readonly zoom: { readonly in: string; readonly out: string; readonly fit: string };
  readonly newNames: NewNames;
  readonly problem: ProblemWords;
}
