export { type Random, type RandomState, randomOf, resumeRandom, shuffled } from './random.ts';
export { acceptableRise, exponential, logarithm } from './logarithm.ts';
