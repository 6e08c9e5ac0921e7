import type { Random } from './random.ts';

/**
 * `Math.log` and `Math.pow` may differ in their last bit between JavaScript engines, and one bit changes a whole schedule.
 * Additions, multiplications and divisions may not (IEEE 754), so these series give the same bits everywhere.
 */
const terms = 40;
const naturalLogarithmOfTwo = Math.LN2;

/** ln(x) for x > 0. */
export function logarithm(x: number): number {
  let mantissa = x;
  let exponent = 0;
  for (; mantissa >= 2; exponent += 1) mantissa /= 2;
  for (; mantissa < 1; exponent -= 1) mantissa *= 2;
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let power = ratio;
  let sum = 0;
  for (let term = 0; term < terms; term += 1) {
    sum += power / (2 * term + 1);
    power *= square;
  }
  return 2 * sum + exponent * naturalLogarithmOfTwo;
}

/** e^x for moderate x. */
export function exponential(x: number): number {
  let halvings = 0;
  let small = x;
  for (; small > 0.5 || small < -0.5; halvings += 1) small /= 2;
  let term = 1;
  let sum = 1;
  for (let order = 1; order < terms; order += 1) {
    term *= small / order;
    sum += term;
  }
  for (; halvings > 0; halvings -= 1) sum *= sum;
  return sum;
}

const tableBits = 12;
const tableSize = 2 ** tableBits;
/** Entries are fixed-point numbers with this many units per 1. */
const unit = 1024;

const negativeLogarithms = Int32Array.from({ length: tableSize }, (_, index) =>
  Math.round(-logarithm((index + 0.5) / tableSize) * unit),
);

/**
 * The largest rise of the cost with which a move is accepted: an integer distributed like `temperature *
 * -ln(u)`, drawn before the move is evaluated, so that the evaluation can stop early.
 */
export function acceptableRise(temperature: number, random: Random): number {
  const entry = negativeLogarithms[random.next() >>> (32 - tableBits)] ?? 0;
  return Math.floor((temperature * entry) / unit);
}
