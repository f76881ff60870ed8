export function bundle(entry: string): Promise<string>;
export function buildWeb(): Promise<void>;
