/** The sparse input of a network: a few numbers, each with the index of its input. All others are 0. */
export class Inputs {
  readonly at: Int32Array;
  readonly value: Float64Array;
  count = 0;

  constructor(most: number) {
    this.at = new Int32Array(most);
    this.value = new Float64Array(most);
  }

  add(input: number, value: number): void {
    if (value === 0) return;
    this.at[this.count] = input;
    this.value[this.count++] = value;
  }
}

/**
 * A network with one hidden layer and a direct connection from every input to the output. The weights of an input are
 * adjacent: one per hidden unit, then the direct one. After all inputs come the row of biases and the row from hidden units
 * to the output.
 */
export interface Model {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: Float64Array;
}

export const countWeights = (inputs: number, hidden: number): number => (inputs + 2) * (hidden + 1);

const units = new Float64Array(256);

/** The output of a network, between -1 and 1. Uses only operations that round the same on every machine. */
export function output({ inputs, hidden, weights }: Model, { at, value, count }: Inputs, into = units): number {
  const row = hidden + 1;
  const bias = inputs * row;
  for (let unit = 0; unit <= hidden; unit++) into[unit] = weights[bias + unit];
  for (let n = 0; n < count; n++) {
    const from = at[n] * row;
    const x = value[n];
    for (let unit = 0; unit <= hidden; unit++) into[unit] += x * weights[from + unit];
  }
  let sum = into[hidden];
  const last = bias + row;
  for (let unit = 0; unit < hidden; unit++) if (into[unit] > 0) sum += into[unit] * weights[last + unit];
  return squash(sum);
}

/** Maps any number to one between -1 and 1. */
export const squash = (x: number): number => x / (1 + Math.abs(x));
