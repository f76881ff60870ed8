// Whether the server answers as its description says.
import { listProblems, type Operation, operations, partsOf, problemSchema } from '../../src/api/index.ts';
import type { Answer } from './guest.ts';

const all: readonly Operation[] = Object.values(operations);

const patterns = all.map(operation => {
  const { method, path } = partsOf(operation.route);
  const names = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return { method, path: new RegExp(`^${names}$`), operation };
});

const operationAt = (method: string, path: string): Operation | undefined =>
  patterns.find(pattern => pattern.method === method && pattern.path.test(path.split('?')[0]!))?.operation;

/** Throws when an answer of the API is not one that its operation describes. */
export function checkAnswer(method: string, path: string, answer: Answer): void {
  const operation = operationAt(method, path);
  const type = answer.headers.get('content-type') ?? '';
  const isProblem = type === 'application/problem+json';
  const about = `${method} ${path} ${answer.status} ${type}: ${answer.text.slice(0, 500)}`;
  if (isProblem) {
    const { code } = problemSchema.parse(answer.json);
    if (operation && !listProblems(operation).get(answer.status)?.includes(code))
      throw new Error(`this problem is not described: ${about}`);
  } else if (operation) checkSuccess(operation, answer, type, about);
}

function checkSuccess({ answer: { status, content } }: Operation, answer: Answer, type: string, about: string): void {
  if (answer.status !== status || !type.startsWith(content?.type ?? ''))
    throw new Error(`this answer is not described: ${about}`);
  const value = content?.type === 'application/json' ? answer.json : answer.text;
  const reading = content ? content.schema.safeParse(value) : { success: answer.text === '', error: 'is not empty' };
  if (!reading.success) throw new Error(`${reading.error}, but it was ${about}`);
}
