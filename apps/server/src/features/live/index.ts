export {
  appendChange,
  ensureLiveState,
  ensurePortalId,
  findReferenceVersion,
  newEpoch,
} from './changes.repository.ts';
export { createLive } from './live.ts';
export type { Live } from './live.ts';
export type { Answer } from './live-answers.ts';
export { loadEditionSnapshot, loadSnapshot } from './load-snapshot.use-case.ts';
export { liveMetrics, noMetrics } from './live-metrics.ts';
export type { LiveMetrics } from './live-metrics.ts';
export type { LiveSource, LiveState } from './publisher.ts';
export { openHeaders, prepare } from './prepare.ts';
export { PublicChange } from './public-change.repository.ts';
export { versionMark } from './version-mark.ts';
export type { StreamSink } from './stream/clients.ts';
export { findNamePublication, findReferees, findRoster } from './match-detail.repository.ts';
