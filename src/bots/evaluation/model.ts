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

/** The output of a network, between -1 and 1. Uses only operations that round the same on every machine. */
export function output(model: Model, inputs: Inputs): number {
  const { hidden, weights } = model;
  let sum = sumUnit(model, inputs, hidden);
  // Several units at a time keep their sums in registers; each still adds its inputs in the same order.
  let unit = 0;
  for (; unit + 8 <= hidden; unit += 8) sum = addEight(model, inputs, unit, sum);
  for (; unit + 4 <= hidden; unit += 4) sum = addFour(model, inputs, unit, sum);
  const last = (model.inputs + 1) * (hidden + 1);
  for (; unit < hidden; unit++) {
    const on = sumUnit(model, inputs, unit);
    if (on > 0) sum += on * weights[last + unit];
  }
  return squash(sum);
}

/** What one unit adds up, or with the number after all units, the direct connections. */
function sumUnit({ inputs, hidden, weights }: Model, { at, value, count }: Inputs, unit: number): number {
  const row = hidden + 1;
  let sum = weights[inputs * row + unit];
  for (let n = 0; n < count; n++) sum += value[n] * weights[at[n] * row + unit];
  return sum;
}

function addFour(
  { inputs, hidden, weights }: Model,
  { at, value, count }: Inputs,
  unit: number,
  direct: number,
): number {
  const row = hidden + 1;
  const bias = inputs * row + unit;
  let a = weights[bias];
  let b = weights[bias + 1];
  let c = weights[bias + 2];
  let d = weights[bias + 3];
  for (let n = 0; n < count; n++) {
    const from = at[n] * row + unit;
    const x = value[n];
    a += x * weights[from];
    b += x * weights[from + 1];
    c += x * weights[from + 2];
    d += x * weights[from + 3];
  }
  const last = bias + row;
  let sum = direct;
  if (a > 0) sum += a * weights[last];
  if (b > 0) sum += b * weights[last + 1];
  if (c > 0) sum += c * weights[last + 2];
  if (d > 0) sum += d * weights[last + 3];
  return sum;
}

function addEight(
  { inputs, hidden, weights }: Model,
  { at, value, count }: Inputs,
  unit: number,
  direct: number,
): number {
  const row = hidden + 1;
  const bias = inputs * row + unit;
  let a = weights[bias];
  let b = weights[bias + 1];
  let c = weights[bias + 2];
  let d = weights[bias + 3];
  let e = weights[bias + 4];
  let f = weights[bias + 5];
  let g = weights[bias + 6];
  let h = weights[bias + 7];
  for (let n = 0; n < count; n++) {
    const from = at[n] * row + unit;
    const x = value[n];
    a += x * weights[from];
    b += x * weights[from + 1];
    c += x * weights[from + 2];
    d += x * weights[from + 3];
    e += x * weights[from + 4];
    f += x * weights[from + 5];
    g += x * weights[from + 6];
    h += x * weights[from + 7];
  }
  const last = bias + row;
  let sum = direct;
  if (a > 0) sum += a * weights[last];
  if (b > 0) sum += b * weights[last + 1];
  if (c > 0) sum += c * weights[last + 2];
  if (d > 0) sum += d * weights[last + 3];
  if (e > 0) sum += e * weights[last + 4];
  if (f > 0) sum += f * weights[last + 5];
  if (g > 0) sum += g * weights[last + 6];
  if (h > 0) sum += h * weights[last + 7];
  return sum;
}

/** Maps any number to one between -1 and 1. */
export const squash = (x: number): number => x / (1 + Math.abs(x));
