export { type Recurring, createDaily, createHourly } from './recurring.ts';
export { Loop } from './loop.ts';
