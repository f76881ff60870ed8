/** Says what must hold of a position; what does not is a problem at this path, by this rule. */
export type Claim = (holds: boolean, path: string, message: string, rule: string) => void;
