// A small, typed part of JSON Schema (2020-12): one description is published, validated against and inferred from.

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

/** What a problem names besides its path: seats, colours, counts. */
export type ProblemParameters = { readonly [name: string]: string | number };

/** Something wrong in a document. `path` is like `lots[2].floors`, or `line 12` in a record. */
export interface Problem {
  readonly path: string;
  /** The English sentence: for people, never to be parsed. */
  readonly message: string;
  readonly rule?: string;
  /** A stable key for translation, as a refusal has. */
  readonly reason?: string;
  readonly parameters?: ProblemParameters;
}

declare const described: unique symbol;

/** A JSON Schema document that describes values of type T. */
export interface Schema<T> {
  readonly [described]?: T;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  readonly description?: string;
  readonly default?: Json;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly items?: Schema<unknown>;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: { readonly [name: string]: Schema<unknown> };
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema<unknown>;
  readonly anyOf?: readonly Schema<unknown>[];
}

/** The type that a schema describes. */
export type Described<S> = S extends Schema<infer T> ? T : never;

type Shape = { readonly [name: string]: Schema<unknown> };
type Members<S extends Shape> = { readonly [K in keyof S]: Described<S[K]> };
type Note = { readonly description?: string; readonly default?: Json };

export const integer = (minimum: number, maximum: number, note: Note = {}): Schema<number> => ({
  type: 'integer',
  minimum,
  maximum,
  ...note,
});

export const flag = (note: Note = {}): Schema<boolean> => ({ type: 'boolean', ...note });

export const text = (maxLength: number, note: Note & { readonly pattern?: string } = {}): Schema<string> => ({
  type: 'string',
  maxLength,
  ...note,
});

export const choice = <const T extends string | number>(values: readonly T[], note: Note = {}): Schema<T> => ({
  enum: values,
  ...note,
});

export const nothing = (note: Note = {}): Schema<null> => ({ type: 'null', ...note });

export const list = <T>(
  items: Schema<T>,
  minItems: number,
  maxItems: number,
  note: Note = {},
): Schema<readonly T[]> => ({ type: 'array', items, minItems, maxItems, ...note });

/** An object with free keys and values of one kind. */
export const mapping = <T>(values: Schema<T>, note: Note = {}): Schema<{ readonly [key: string]: T }> => ({
  type: 'object',
  additionalProperties: values,
  ...note,
});

/** An object with these members and no others. */
export const object = <const R extends Shape, const O extends Shape = Record<never, never>>(
  required: R,
  optional: O = {} as O,
  note: Note = {},
): Schema<Members<R> & Partial<Members<O>>> => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
  ...note,
});

export const either = <const S extends readonly Schema<unknown>[]>(
  ...anyOf: S
): Schema<S[number] extends infer U ? Described<U> : never> => ({ anyOf });

/** Everything in `value` that the schema does not allow. */
export function findProblems(schema: Schema<unknown>, value: unknown, path = ''): Problem[] {
  const wrong = (message: string): Problem[] => [{ path: path || '(document)', message }];
  if (schema.anyOf) return problemsOfChoice(schema.anyOf, value, path);
  if (schema.enum) {
    return schema.enum.includes(value as Json)
      ? []
      : wrong(`is ${brief(value)}, but must be one of ${schema.enum.map(option => JSON.stringify(option)).join(', ')}`);
  }
  switch (schema.type) {
    case 'null':
      return value === null ? [] : wrong(`is ${brief(value)}, but must be null`);
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong(`is ${brief(value)}, but must be true or false`);
    case 'integer': {
      const { minimum = -Infinity, maximum = Infinity } = schema;
      const fits = Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
      return fits ? [] : wrong(`is ${brief(value)}, but must be a whole number from ${minimum} to ${maximum}`);
    }
    case 'string': {
      const fault = typeof value === 'string' ? faultOfText(schema, value) : `is ${brief(value)}, but must be a text`;
      return fault === undefined ? [] : wrong(fault);
    }
    case 'array':
      return Array.isArray(value)
        ? problemsOfList(schema, value, path)
        : wrong(`is ${brief(value)}, but must be a list`);
    case 'object':
      return isObject(value)
        ? problemsOfObject(schema, value, path)
        : wrong(`is ${brief(value)}, but must be an object`);
    case undefined:
      return [];
  }
  throw new TypeError(`schema type ${schema.type} is not known`);
}

/** The problems of the closest alternative, preferring alternatives of the same kind. */
function problemsOfChoice(anyOf: readonly Schema<unknown>[], value: unknown, path: string): Problem[] {
  const tries = anyOf.map(option => ({ type: option.type, problems: findProblems(option, value, path) }));
  if (tries.some(({ problems }) => problems.length === 0)) return [];
  const ofItsKind = tries.filter(({ type }) => type === kindOf(value));
  const closest = (ofItsKind.length > 0 ? ofItsKind : tries).reduce((a, b) =>
    b.problems.length < a.problems.length ? b : a,
  );
  return closest.problems;
}

function faultOfText({ maxLength = Infinity, pattern }: Schema<unknown>, value: string): string | undefined {
  if (value.length > maxLength) return `is longer than ${maxLength} characters`;
  if (pattern !== undefined && !new RegExp(pattern).test(value))
    return `is ${brief(value)}, but must have the form ${pattern}`;
  return undefined;
}

function problemsOfList(schema: Schema<unknown>, value: readonly unknown[], path: string): Problem[] {
  const { items = {}, minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems || value.length > maxItems) {
    const wanted = minItems === maxItems ? `${minItems}` : `${minItems} to ${maxItems}`;
    return [{ path: path || '(document)', message: `has ${value.length} members, but must have ${wanted}` }];
  }
  return value.flatMap((member, i) => findProblems(items, member, `${path}[${i}]`));
}

function problemsOfObject(schema: Schema<unknown>, value: { [key: string]: unknown }, path: string): Problem[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const at = (name: string): string => (path ? `${path}.${name}` : name);
  const problems: Problem[] = [];
  for (const name of required)
    if (!Object.hasOwn(value, name)) problems.push({ path: at(name), message: 'is missing' });
  for (const [name, member] of Object.entries(value)) {
    const inside = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (inside === false) {
      const known = Object.keys(properties).join(', ');
      problems.push({ path: at(name), message: `is not known here; known are ${known}` });
    } else if (inside !== undefined && member !== undefined) {
      // A call with hundreds of thousands of arguments is more than a stack takes.
      for (const problem of findProblems(inside, member, at(name))) problems.push(problem);
    }
  }
  return problems;
}

function kindOf(value: unknown): Schema<unknown>['type'] {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? 'integer' : (typeof value as 'string' | 'boolean' | 'object');
}

export const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value for use in a message: short, on one line. Lists and objects may be nested very deeply. */
function brief(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const full = JSON.stringify(value);
  return full.length > 60 ? `${full.slice(0, 57)}...` : full;
}
