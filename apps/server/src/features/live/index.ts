export { appendChange, ensureLiveState, newEpoch } from './changes.repository.ts';
export type { NewChange } from './changes.repository.ts';
