export { systemRandom, type Random } from './random.ts';
