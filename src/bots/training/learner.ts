import { countWeights, type Inputs, type Model, squash } from '../evaluation/model.ts';

const BETA1 = 0.9;
const BETA2 = 0.999;
const TINY = 1e-8;

/** An input of the network, stored for learning. */
export interface Sample {
  readonly at: Int32Array;
  readonly value: Float64Array;
}

export const toSample = ({ at, value, count }: Inputs): Sample => ({
  at: at.slice(0, count),
  value: value.slice(0, count),
});

/** Fits a model to targets, sample by sample, with Adam; weights of inactive inputs do not change. */
export class Learner {
  readonly model: Model;
  readonly mean: Float64Array;
  readonly spread: Float64Array;
  readonly #units: Float64Array;

  constructor(model: Model, mean?: Float64Array, spread?: Float64Array) {
    this.model = model;
    const size = countWeights(model.inputs, model.hidden);
    this.mean = mean ?? new Float64Array(size);
    this.spread = spread ?? new Float64Array(size);
    this.#units = new Float64Array(model.hidden + 1);
  }

  /** Moves the output for a sample towards a target; returns the squared error before. */
  learn({ at, value }: Sample, target: number, rate: number): number {
    const { inputs, hidden, weights } = this.model;
    const row = hidden + 1;
    const bias = inputs * row;
    const last = bias + row;
    const units = this.#units;
    for (let unit = 0; unit <= hidden; unit++) units[unit] = weights[bias + unit];
    for (let n = 0; n < at.length; n++) {
      const from = at[n] * row;
      for (let unit = 0; unit <= hidden; unit++) units[unit] += value[n] * weights[from + unit];
    }
    let sum = units[hidden];
    for (let unit = 0; unit < hidden; unit++) if (units[unit] > 0) sum += units[unit] * weights[last + unit];
    const error = squash(sum) - target;
    // Uses the error before squashing: near the ends of the scale, a squared error would teach hardly anything.
    const slope = error;
    for (let unit = 0; unit < hidden; unit++) {
      const on = units[unit];
      const back = on > 0 ? slope * weights[last + unit] : 0;
      if (on > 0) this.#step(last + unit, slope * on, rate);
      units[unit] = back;
    }
    units[hidden] = slope;
    for (let unit = 0; unit <= hidden; unit++) if (units[unit] !== 0) this.#step(bias + unit, units[unit], rate);
    for (let n = 0; n < at.length; n++) {
      const from = at[n] * row;
      for (let unit = 0; unit <= hidden; unit++)
        if (units[unit] !== 0) this.#step(from + unit, units[unit] * value[n], rate);
    }
    return error * error;
  }

  #step(weight: number, slope: number, rate: number): void {
    const mean = BETA1 * this.mean[weight] + (1 - BETA1) * slope;
    const spread = BETA2 * this.spread[weight] + (1 - BETA2) * slope * slope;
    this.mean[weight] = mean;
    this.spread[weight] = spread;
    this.model.weights[weight] -= (rate * mean) / (Math.sqrt(spread) + TINY);
  }
}
