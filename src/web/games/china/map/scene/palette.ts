// The pigments of the painted boards.

type Pigments = { readonly fill: string; readonly rim: string; readonly deep: string };
export const PIGMENTS = {
  violet: { fill: '#b79fca', rim: '#7b519c', deep: '#4e2f6b' },
  red: { fill: '#d98d7c', rim: '#b03a2e', deep: '#7a1f18' },
  yellow: { fill: '#ecd98a', rim: '#c9a227', deep: '#7d6210' },
  orange: { fill: '#ecb27a', rim: '#d0701e', deep: '#86420b' },
  green: { fill: '#a9c08c', rim: '#5f8a3c', deep: '#34551d' },
} as const satisfies { readonly [colour: string]: Pigments };

export const INK = '#3a2a1a';
export const SHADOW = '#2a1a0c';
export const GOLD = '#e9cf86';
export const CREAM = '#f4e9cd';
export const LACQUER = '#8e2a1e';
export const WATER = '#9dbfc4';
export const PORT = '#3f6f86';
