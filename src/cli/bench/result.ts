/** A measured figure with its baseline from the same run. Machines differ and are noisy, so only the ratio is judged. */
export interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: { readonly name: string; readonly value: number; readonly unit: string };
  readonly ratio: number;
  readonly floor?: number;
  readonly aim?: number;
}

export interface Goal {
  readonly floor?: number;
  readonly aim?: number;
}

export type Bench = (note: (text: string) => void) => readonly Result[] | Promise<readonly Result[]>;

/** A result whose baseline is a limit: the ratio says by how much it is met. */
export const within = (name: string, value: number, limit: number, unit: string, aim = limit / 2): Result => ({
  name,
  value,
  unit,
  baseline: { name: 'limit', value: limit, unit },
  ratio: limit / value,
  floor: 1,
  aim: limit / aim,
});

export const underFloor = ({ ratio, floor }: Result): boolean => floor !== undefined && ratio < floor;

/** A number with three significant figures. */
export function figure(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return value.toPrecision(3);
}
