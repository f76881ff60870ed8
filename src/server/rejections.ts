import type { z } from 'zod';
import type { ProblemDocument } from '../api/index.ts';
import type { Rejection } from '../table/index.ts';
import { StoreDown } from './store/index.ts';

/** An error that is reported to the client as a problem document. */
export class RejectionError extends Error {
  readonly problem: ProblemDocument;
  constructor(problem: ProblemDocument) {
    super(problem.detail);
    this.problem = problem;
  }
}

const TITLES: { readonly [status: number]: string } = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Not JSON',
  421: 'Wrong address',
  422: 'Illegal move',
  429: 'Too fast',
  500: 'Internal error',
  503: 'Unavailable',
};

export const problemDocument = (
  status: number,
  code: string,
  detail: string,
  more: Partial<ProblemDocument> = {},
): ProblemDocument => ({ title: TITLES[status] ?? 'Problem', status, detail, code, ...more });

export const reject = (...args: Parameters<typeof problemDocument>): never => {
  throw new RejectionError(problemDocument(...args));
};

const STATUS: { readonly [C in Rejection['code']]?: number } = {
  'illegal-move': 422,
  'unreadable-move': 422,
  'no-such-seat': 422,
  'wrong-options': 422,
  'wrong-seats': 422,
  'not-seated': 403,
  'not-host': 403,
  'not-asked': 403,
};

/** The problem document of a rejected command. Anything that could change with time is a conflict. */
export const rejectionDocument = ({ code, message, rule, reason, ply, index }: Rejection): ProblemDocument =>
  problemDocument(STATUS[code] ?? 409, code, message, {
    ...(rule !== undefined && { rule }),
    ...(reason !== undefined && { reason }),
    ...(ply !== undefined && { ply }),
    ...(index !== undefined && { index }),
  });

export const unreadableDocument = (error: z.ZodError): ProblemDocument =>
  problemDocument(400, 'unreadable', 'The request doesn’t match the documented schema.', {
    problems: error.issues
      .slice(0, 20)
      .map(({ path, message }) => ({ path: path.map(String).join('.').slice(0, 200), message: message.slice(0, 300) })),
  });

const DOWN = {
  full: 'The server’s disk is full.',
  busy: 'The database is busy.',
  gone: 'The database is unavailable.',
};

/** The problem document for an error: our own words, never those of an exception. */
export function describeError(error: unknown): ProblemDocument {
  if (error instanceof RejectionError) return error.problem;
  if (error instanceof StoreDown)
    return problemDocument(503, `store-${error.reason}`, `${DOWN[error.reason]} Retry with the same id.`);
  return problemDocument(500, 'fault', 'Something went wrong on the server. Please try again.');
}
