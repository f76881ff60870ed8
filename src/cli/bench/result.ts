/** One measured figure beside its baseline of the same run. Machines differ and are noisy: only the ratio is judged. */
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

export const underFloor = ({ ratio, floor }: Result): boolean => floor !== undefined && ratio < floor;

/** Three figures that matter, whatever the size. */
export function figure(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return value.toPrecision(3);
}
