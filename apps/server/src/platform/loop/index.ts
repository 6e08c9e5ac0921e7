export { createDaily, type Daily } from './daily.ts';
export { Loop } from './loop.ts';
