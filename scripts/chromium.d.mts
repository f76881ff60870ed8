export function unpackChromium(folder?: string): Promise<string>;
