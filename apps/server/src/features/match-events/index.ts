export { matchEventHandlers } from './match-events.routes.ts';
export { changeStage, type StageCall } from './change-stage.use-case.ts';
export { lockMatch } from './lock-match.ts';
export { writeEvent, type WriteDependencies } from './write-event.use-case.ts';
export type { EventCall, SyncHeaders } from './event-call.ts';
export type { Outcome, Refusal } from './outcome.ts';
