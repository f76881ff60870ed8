import type { Problem, RuleId } from '../../../kernel/index.ts';

/** Collects what does not hold. */
export class Claims {
  readonly problems: Problem[] = [];

  claim(holds: boolean, path: string, message: string, rule: RuleId): void {
    if (!holds) this.problems.push({ path, message, rule });
  }
}
