export * as pressRepository from './press.repository.ts';
export { hallDaysIn, presenceIn } from './press.repository.ts';
export type { PressRow } from './press.repository.ts';
export { readPresses } from './read-presses.use-case.ts';
export { forgetPresses, recordPress } from './record-press.ts';
