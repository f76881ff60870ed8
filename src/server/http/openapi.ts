import { z } from 'zod';
import {
  answerSchemas,
  listProblems,
  nothing,
  type Operation,
  operations,
  partsOf,
  problemSchema,
  requestSchemas,
} from '../../api/index.ts';
import { COOKIE } from '../request.ts';

const TAGS = {
  games: 'What can be played',
  people: 'Who you are: a name, and a cookie',
  tables: 'Open, find, enter, play, follow',
} as const satisfies { [tag in Operation['tag']]: string };

const GUEST = { guest: [] };
const SECURITY = { unused: [], optional: [GUEST, {}], required: [GUEST] } as const;

const uri = (id: string): string => `#/components/schemas/${id}`;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Leaves out bounds that only say that numbers are numbers. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** Answers may gain members, so the description does not exclude others. */
function simplifyAnswer({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  simplify({ jsonSchema });
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

const SENT = { io: 'input', unrepresentable: 'any', override: simplify } as const;
const ANSWERED = { io: 'output', unrepresentable: 'any', override: simplifyAnswer } as const;

const bare = ({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema => schema;

/** All named schemas, by name. */
function schemasByName(): { [id: string]: JsonSchema } {
  const { schemas: sent } = z.toJSONSchema(requestSchemas, { ...SENT, uri });
  const { schemas: answered } = z.toJSONSchema(answerSchemas, { ...ANSWERED, uri });
  return Object.fromEntries(Object.entries({ ...sent, ...answered }).map(([id, schema]) => [id, bare(schema)]));
}

/** A reference to a named schema. */
function reference(registry: typeof requestSchemas, schema: z.ZodType): { $ref: string } {
  const named = registry.get(schema);
  if (!named) throw new Error('a schema of the API has no name');
  return { $ref: uri(named.id) };
}

/** The API as an OpenAPI 3.1 document, generated from the schemas of requests and answers. */
export function openApiDocument(): { openapi: '3.1.0'; [member: string]: unknown } {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const [id, operation] of Object.entries(operations)) {
    const { method, path } = partsOf(operation.route);
    paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId: id, ...describeOperation(operation) } };
  }
  const { ClientFrame: send, ServerMessage: receive, ...named } = schemasByName();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Caravanserai',
      version: '1',
      description: 'Tables online. docs/protocol.md explains it.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where this was read' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: named,
      securitySchemes: {
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description: 'set by comeIn and continueAs; over https its name begins with __Host-',
        },
      },
    },
    // OpenAPI can't describe sockets, but their messages use the same schemas.
    'x-websocket': {
      '/api/live': {
        summary: 'Follow any number of tables, and command them',
        security: SECURITY.optional,
        send,
        receive,
      },
    },
  };
}

function describeOperation(operation: Operation): object {
  const { route, tag, summary, cookie, body, query, answer } = operation;
  const { path } = partsOf(route);
  return {
    tags: [tag],
    summary,
    security: SECURITY[cookie],
    parameters: [...inPath(path), ...inQuery(query)],
    ...(body !== nothing && {
      requestBody: { required: true, content: { 'application/json': { schema: reference(requestSchemas, body) } } },
    }),
    responses: {
      [answer.status]: {
        description: answer.description,
        ...(answer.content && {
          content: { [answer.content.type]: { schema: reference(answerSchemas, answer.content.schema) } },
        }),
      },
      ...problems(operation),
    },
  };
}

const inPath = (path: string): object[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function inQuery(query: z.ZodType): object[] {
  if (query === nothing) return [];
  const { properties = {} } = z.toJSONSchema(query, SENT);
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

const problems = (operation: Operation): object =>
  Object.fromEntries(
    [...listProblems(operation)].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/problem+json': { schema: reference(answerSchemas, problemSchema) } },
      },
    ]),
  );
