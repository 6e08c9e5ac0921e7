export type { AnswerTimes, ClockPress, ShownClock } from './clock.ts';
export { callOf, type CallHeaders, type OutboxCall } from './call.ts';
export type { Target } from './changes.ts';
export { outboxDecisions, type OutboxDecisions } from './decisions.ts';
export { codeLength, collectHandOver, encodeHandOver, type Collected, type HandOver } from './hand-over.ts';
export { Outbox, type MatchView } from './outbox.ts';
export type {
  Asked,
  Change,
  Durability,
  Found,
  Locks,
  Network,
  Ports,
  RecordStore,
  Reply,
  Timer,
} from './ports.ts';
export { countsOf, type Counts } from './queue.ts';
export {
  isUnsent,
  type Attention,
  type ClockAsked,
  type DeviceState,
  type OutboxRecord,
  type RecordData,
  type ReportAsked,
  type ServerCopy,
  type ServerEvent,
} from './record.ts';
export {
  isProvisional,
  provisionalId,
  type Lineup,
  type RosterAsked,
  type RosterEntryAsked,
  type RosterSideAsked,
} from './roster.ts';
export { readTransferFile, writeTransferFile, type TransferFile } from './transfer-file.ts';
export type { UploaderStatus } from './uploader.ts';
export type { Told } from './settle.ts';
export { viewOf, type ShownEvent } from './view.ts';
