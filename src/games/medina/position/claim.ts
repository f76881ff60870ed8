/** Adds a problem unless something holds. */
export type Claim = (holds: boolean, path: string, message: string, rule: string) => void;
