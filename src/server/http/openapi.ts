import { z } from 'zod';
import { clientFrame } from '../live/frames.ts';
import type { Endpoint } from './endpoint.ts';

const schemaOf = (schema: z.ZodType): object => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const problemSchema = z.object({
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string().describe('stable, for programs'),
  rule: z.string().optional().describe('the rule of the game that refuses a move'),
  reason: z.string().optional().describe('a stable key for why that rule refuses'),
  ply: z.int().optional().describe('where the record is, when the ply of a command was another'),
  problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** The API as an OpenAPI 3.1 document, from the schemas that read what comes in. */
export function openApiOf(endpoints: readonly Endpoint[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint) };
  return {
    openapi: '3.1.0',
    info: { title: 'Caravanserai', version: '1', description: 'Tables online. docs/protocol.md explains it.' },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema), SocketFrame: schemaOf(clientFrame) },
      securitySchemes: { guest: { type: 'apiKey', in: 'cookie', name: 'caravanserai' } },
    },
    security: [{ guest: [] }, {}],
  };
}

function operation({ path, summary, body, query, status = 200, answer, type = 'application/json' }: Endpoint): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const properties = query ? ((schemaOf(query) as { properties?: object }).properties ?? {}) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
  return {
    summary,
    parameters: [...inPath, ...inQuery],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: {
      [status]: { description: answer, ...(status !== 204 && { content: { [type]: {} } }) },
      default: {
        description: 'A problem document',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}
