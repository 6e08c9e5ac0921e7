export { isOurs } from './answer-mark.ts';
export type { AnswerTimes, ClockPress } from './clock.ts';
export { type OutboxCall } from './call.ts';
export { collectHandOver, encodeHandOver } from './hand-over.ts';
export type { HandOver } from './hand-over-text.ts';
export { Outbox, type MatchView } from './outbox.ts';
export type { Asked, Change, Durability, Locks, Network, Ports, RecordStore, Reply } from './ports.ts';
export {
  isApproval,
  type DeviceState,
  type Found,
  type OutboxRecord,
  type ReportAsked,
  type SignatureAsked,
  type ServerCopy,
  type ServerEvent,
} from './record.ts';
export {
  isProvisional,
  provisionalId,
  type Lineup,
  type RosterAsked,
  type RosterSideAsked,
} from './roster.ts';
export { readTransferFile } from './transfer-file.ts';
export type { UploaderStatus } from './uploader.ts';
export type { MatchAnswer } from './list.ts';
export { type ShownEvent, type ShownSignature } from './view.ts';
