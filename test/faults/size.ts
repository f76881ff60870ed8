/** Proofs have a short form, part of `npm test`, and a long one: `npm run faults`. */
export const long = process.env.FAULTS === 'long';
export const count = (short: number, full: number): number => Number(process.env.FAULTS_COUNT || (long ? full : short));
