export { appendChange, ensureLiveState, newEpoch } from './changes.repository.ts';
export type { NewChange } from './changes.repository.ts';
export { findNamePublication, findReferees, findRoster } from './match-detail.repository.ts';
