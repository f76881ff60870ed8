import type { Problem, ProblemParameters } from './schema.ts';

/** Collects violated claims about a document. */
export class Claims {
  readonly problems: Problem[] = [];

  /** Claims that something holds at a path, by a rule; if not, it adds a problem. The reason is a key for translation. */
  claim(
    holds: boolean,
    path: string,
    message: string,
    rule: string,
    reason?: string,
    parameters?: ProblemParameters,
  ): void {
    if (holds) return;
    this.problems.push({
      path,
      message,
      rule,
      ...(reason !== undefined && { reason }),
      ...(parameters && { parameters }),
    });
  }
}
