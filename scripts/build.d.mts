export function bundle(entry: string, folder?: string): Promise<string>;
export function bundleServer(): Promise<string>;
export function bundlePreviews(): Promise<string>;
export function buildWeb(): Promise<void>;
export function buildParts(): Promise<void>;
