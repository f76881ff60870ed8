import { findProblems, isObject, type JsonObject } from '../../kernel/index.ts';
import { type EngineError, type Op, RequestRejection, requests } from './protocol.ts';
import type { Session } from './session.ts';

/** Returns the answer to one line of input, and never throws. */
export function answer(session: Session, line: string): JsonObject {
  let id: JsonObject['id'] = null;
  try {
    const request = parse(line);
    id = readId(request);
    return { id, ok: true, ...carryOut(session, request) };
  } catch (error) {
    return refusal(id, error instanceof RequestRejection ? error.error : fault(error));
  }
}

export const refusal = (id: JsonObject['id'], error: EngineError): JsonObject => ({
  id,
  ok: false,
  error: error as unknown as JsonObject,
});

function parse(line: string): { [member: string]: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new RequestRejection('bad-json', `This line is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (isObject(value)) return value;
  throw new RequestRejection('bad-request', 'A request is a JSON object such as {"id":1,"op":"games"}.');
}

function readId({ id }: { [member: string]: unknown }): JsonObject['id'] {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function carryOut(session: Session, request: { [member: string]: unknown }): object {
  const { id: _, op, ...members } = request;
  if (typeof op !== 'string' || !Object.hasOwn(requests, op)) {
    const known = Object.keys(requests).join(', ');
    const named = typeof op === 'string' ? `Unknown op ${JSON.stringify(op.slice(0, 40))}` : 'op must be a string';
    throw new RequestRejection('unknown-op', `${named}; known ops: ${known}.`);
  }
  const problems = findProblems(requests[op as Op], members);
  const first = problems[0];
  if (first) throw new RequestRejection('bad-request', `${op}: ${first.path} ${first.message}`, { problems });
  return session.ops[op as Op](members as never);
}

const fault = (error: unknown): EngineError => ({
  code: 'internal',
  message: `Internal error in the engine: ${error instanceof Error ? error.message : error}`,
});
