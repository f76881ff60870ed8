/** Proofs have a short form, part of `npm test`, and a long one: `npm run faults`. FAULTS_COUNT sets another size. */
const long = process.env.MODE === 'long';

export const count = (short: number, full: number): number => Number(process.env.FAULTS_COUNT || (long ? full : short));

/** Where random cases begin. The short form is the same every time; the long one goes where none was before. FAULTS_SEED repeats a run. */
export const seed = Number(process.env.FAULTS_SEED || (long ? Math.floor(Math.random() * 1e9) : 1));
