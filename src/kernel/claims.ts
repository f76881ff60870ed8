import type { Problem, ProblemParameters } from './schema.ts';

/** Collects what does not hold of a document. */
export class Claims {
  readonly problems: Problem[] = [];

  /** Says what must hold at a path, by a rule; what does not is a problem. The reason is a key for translation. */
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
