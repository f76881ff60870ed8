/** Proofs have a short form, part of `npm test`, and a long one: `npm run faults`. FAULTS_COUNT sets another size. */
const long = process.env.MODE === 'long';

export const count = (short: number, full: number): number => Number(process.env.FAULTS_COUNT || (long ? full : short));
