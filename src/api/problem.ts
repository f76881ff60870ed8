import { z } from 'zod';
import { moment } from './fields.ts';
import { answerSchemas, type Described } from './operation.ts';

export const problemSchema = z
  .strictObject({
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('a sentence for people'),
    code: z.string().describe('stable, for programs'),
    rule: z.string().exactOptional().describe('the rule of the game that refuses a move'),
    reason: z.string().exactOptional().describe('a stable key for why that rule refuses'),
    ply: z.int().min(0).exactOptional().describe('where the record is, if the command named another ply'),
    index: z.int().min(0).exactOptional().describe('which of several moves is refused, counted from 0'),
    until: moment.exactOptional().describe('when a ban ends'),
    problems: z
      .array(z.strictObject({ path: z.string(), message: z.string() }))
      .exactOptional()
      .describe('everything that is wrong with the request'),
  })
  .describe('a problem document (RFC 9457)')
  .register(answerSchemas, { id: 'ProblemDocument' });

/** The answer to a request that failed. */
export type ProblemDocument = Described<typeof problemSchema>;
