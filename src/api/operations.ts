import type { z } from 'zod';
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  continueAs,
  dropPasskey,
  dropRecovery,
  endDevice,
  giveCode,
  recover,
  renamePasskey,
  renewRecovery,
  showAccess,
  signIn,
  undoEndDevice,
} from './access.ts';
import { describeApi, listGames, listMaps, showGame } from './games.ts';
import { enterClub, showHouse } from './house.ts';
import { openInvitation, showInvitation, waitForSeat } from './invitations.ts';
import {
  addDevice,
  confirmMail,
  removeDevice,
  removeMail,
  removeWebhook,
  setMail,
  setWebhook,
  showNotices,
  stopMail,
  testWebhook,
  wishNotices,
} from './notices.ts';
import { lookAtOffer, offerSeat, takeOffer } from './offers.ts';
import type { Operation, Wire } from './operation.ts';
import { comeIn, exportMe, forgetMe, renameMe, showMe } from './people.ts';
import { glanceAtTable, hideTable, markSeen } from './reading.ts';
import {
  commandTable,
  enterTable,
  followTable,
  listTables,
  listTurns,
  openTable,
  renewInvite,
  sayAtTable,
  showLobby,
  showRecord,
  showTable,
} from './tables.ts';
import { setVacation, showVacation } from './vacation.ts';

/** All HTTP operations of the API, by operationId. */
export const operations = {
  listGames,
  showGame,
  listMaps,
  comeIn,
  continueAs,
  recover,
  askPasskey,
  signIn,
  showMe,
  renameMe,
  forgetMe,
  giveCode,
  showAccess,
  endDevice,
  undoEndDevice,
  beginPasskey,
  addPasskey,
  renamePasskey,
  dropPasskey,
  renewRecovery,
  dropRecovery,
  exportMe,
  showNotices,
  wishNotices,
  addDevice,
  removeDevice,
  setWebhook,
  testWebhook,
  removeWebhook,
  setMail,
  removeMail,
  confirmMail,
  stopMail,
  showHouse,
  enterClub,
  showVacation,
  setVacation,
  showLobby,
  listTables,
  listTurns,
  openTable,
  showTable,
  glanceAtTable,
  markSeen,
  hideTable,
  offerSeat,
  lookAtOffer,
  takeOffer,
  enterTable,
  renewInvite,
  showInvitation,
  openInvitation,
  waitForSeat,
  commandTable,
  sayAtTable,
  showRecord,
  followTable,
  describeApi,
};

type Operations = typeof operations;
type Api = { [I in keyof Operations as Operations[I]['route']]: Operations[I] };

/** A route, such as `GET /api/tables/{table}`. */
export type ApiRoute = keyof Api;
/** The answer to a route. */
export type AnswerTo<R extends ApiRoute> = Api[R] extends Operation<R, z.ZodType, z.ZodType, infer T> ? T : never;

type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;
type Part<Name extends string, T> = [T] extends [undefined] ? unknown : { readonly [N in Name]: T };
type Path<R extends ApiRoute> = [Names<R>] extends [never] ? undefined : { readonly [N in Names<R>]: string };

/** The JSON body of a route. */
export type BodyOf<R extends ApiRoute> = Wire<z.input<Api[R]['body']>>;
/** What a client must pass: path parameters, query and body. */
export type InputOf<R extends ApiRoute> = Part<'path', Path<R>> &
  Part<'query', z.output<Api[R]['query']>> &
  Part<'body', BodyOf<R>>;
