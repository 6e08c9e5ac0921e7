export { matchEventHandlers } from './match-events.routes.ts';
export * as callKeys from './call-key.repository.ts';
export { deriveResult } from './derive-result.ts';
export * as matchActions from './match-actions.ts';
export { refuseBeside } from './match-actions.ts';
export { matchChangeHandlers } from './match-change.routes.ts';
export { changeStage, type StageCall } from './change-stage.use-case.ts';
export { lockMatch } from './lock-match.ts';
export { matchDetail, loadLineup } from './match-detail.ts';
export { hallDayOf, refuseRole, refuseWriter } from './may-write.ts';
export { loadReference, type Reference } from './reference.ts';
export { resealReport } from './seal-report.ts';
export * as reportVersions from './report.repository.ts';
export { recordSignature } from './record-signature.use-case.ts';
export { eraseDrawings, findStandingSignatures, forgetSignatures } from './signature.repository.ts';
export { recordClock } from './record-clock.use-case.ts';
export { rulingPatch } from './rule-match.ts';
export { writeEvent } from './write-event.use-case.ts';
export type { EventCall, SyncHeaders } from './event-call.ts';
export {
  analyzeEvents,
  beginNaming,
  type FolderEvent,
  nameEvents,
  deleteUnnamedEvents,
  upsertEvents,
} from './folder-events.repository.ts';
export { forgetEntries } from './event.repository.ts';
export { type FolderClock, upsertClocks } from './folder-clocks.repository.ts';
export {
  type FolderReport,
  type FolderWritten,
  upsertReports,
  upsertWritten,
} from './folder-reports.repository.ts';
