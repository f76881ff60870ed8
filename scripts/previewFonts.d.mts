export function unpackWoff(woff: Buffer): Buffer;
export function previewFonts(root: string): [name: string, file: Buffer][];
