import type { EventContent } from '../protocol.ts';
import { clockAsked, lastRecorded, timeLearnt } from './clock.ts';
import type { AnswerTimes, ClockPress } from './clock.ts';
import { newDevice } from './device-clock.ts';
import type { OutboxDecisions } from './decisions.ts';
import type { Asked, Change } from './ports.ts';
import { recordId } from './record.ts';
import type { DeviceState, Found, OutboxRecord, RecordData, SignatureAsked } from './record.ts';
import type { ShownEvent } from './view.ts';

/** External input of a change. */
export interface Moment {
  /** The device's clock, milliseconds UTC. */
  readonly now: number;
  readonly random: () => number;
  readonly decisions: OutboxDecisions;
}

/**
 * Records a new item: a tap or a stage call. Never refuses; the rules of the match are checked before, and by
 * the server.
 */
export function addRecord(
  found: Found,
  item: { readonly matchId: number; readonly data: RecordData },
  moment: Moment,
): Change<OutboxRecord> {
  const { decisions } = moment;
  const before = found.state ?? newDevice(moment.random);
  const now = moment.now + before.offset;
  const counter = before.counter + 1;
  const createdTimestamp = decisions.nextCreated(now, before.lastCreated);
  const modifiedAt = decisions.nextModified(now, before.lastModified);
  const state = { ...before, counter, lastCreated: createdTimestamp, lastModified: modifiedAt };
  const record: OutboxRecord = {
    ...item,
    id: recordId(item.matchId, createdTimestamp, null),
    modifiedAt,
    synced: 0,
    deleted: false,
    createdTimestamp,
    key: decisions.keyOf(state, item.data),
    device: state.device,
    serverId: null,
    attempts: 0,
    attention: null,
  };
  return { result: record, state, put: [record] };
}

/** Records the clock, as newer than all clocks of the match that this device knows. */
export function addClock(
  found: Found,
  matchId: number,
  press: ClockPress,
  moment: Moment,
): Change<OutboxRecord> {
  const state = found.state ?? newDevice(moment.random);
  const known = { ...state, lastModified: Math.max(state.lastModified, lastRecorded(found)) };
  const data = { kind: 'clock', clock: clockAsked(press, state) } as const;
  return addRecord({ ...found, state: known }, { matchId, data }, moment);
}

/** Records a signature, as newer than all signatures of the match that this device knows. */
export function addSignature(
  found: Found,
  matchId: number,
  signature: SignatureAsked,
  moment: Moment,
): Change<OutboxRecord> {
  const state = found.state ?? newDevice(moment.random);
  const newest = Math.max(0, ...(found.copy?.signatures ?? []).map(({ recordedAt }) => recordedAt));
  const known = { ...state, lastModified: Math.max(state.lastModified, newest) };
  return addRecord({ ...found, state: known }, { matchId, data: { kind: 'signature', signature } }, moment);
}

/**
 * Takes back an entry of scouting of this device, sent or not (SY39).
 * @returns the changed record; null: taken back already
 */
export function undoScouting(found: Found, moment: Moment): Change<OutboxRecord | null> {
  const state = found.state ?? newDevice(moment.random);
  const record = found.records.find(({ data }) => data.kind === 'scouting');
  if (record === undefined || record.deleted) return { result: null };
  const last = Math.max(state.lastModified, record.modifiedAt);
  const modifiedAt = moment.decisions.nextModified(moment.now + state.offset, last);
  const undone = { synced: 0, deleted: true, attempts: 0, attention: null } as const;
  const changed: OutboxRecord = { ...record, ...undone, modifiedAt, device: state.device };
  return { result: changed, state: { ...state, lastModified: modifiedAt }, put: [changed] };
}

/** The event to change, as the reporter saw it. */
export type Target = Pick<ShownEvent, 'matchId' | 'key' | 'createdTimestamp' | 'serverId' | 'content'>;

/** An event with its content in the stage that it moves into. */
export interface MovedEvent {
  readonly event: Target;
  readonly content: EventContent;
}

/** Key of an event's record, recorded by this device or another. */
export function askedFor({ matchId, createdTimestamp, key }: Target): Asked {
  const ids = [recordId(matchId, createdTimestamp, null), recordId(matchId, createdTimestamp, key)];
  return { kind: 'ids', ids, matchId };
}

/**
 * Changes or deletes an event, also one that is being uploaded, has no id yet (W6), needs attention, or was
 * recorded by another device.
 * @param content null: delete
 * @returns the changed record; null: deleted already, which only a new event can undo
 */
export function changeRecord(
  found: Found,
  target: Target,
  content: EventContent | null,
  moment: Moment,
): Change<OutboxRecord | null> {
  const before = found.state ?? newDevice(moment.random);
  const known = found.records.find(({ key, matchId }) => key === target.key && matchId === target.matchId);
  const record = known ?? adopted(target, before);
  // The server may have a pending delete, and deletes win: only another delete is possible.
  if (record.deleted && (content !== null || record.attention === null)) return { result: null };
  // Not older than the changed version, whoever wrote it last.
  const last = Math.max(before.lastModified, record.modifiedAt);
  const modifiedAt = moment.decisions.nextModified(moment.now + before.offset, last);
  const changed: OutboxRecord = {
    ...record,
    data: content === null ? record.data : { kind: 'event', content },
    deleted: content === null,
    modifiedAt,
    device: before.device,
    synced: 0,
    attempts: 0,
    attention: null,
  };
  return { result: changed, state: { ...before, lastModified: modifiedAt }, put: [changed] };
}

/** An event of the server as a record of this device. */
function adopted(target: Target, { device }: DeviceState): OutboxRecord {
  const { matchId, key, createdTimestamp, serverId, content } = target;
  const isOwn = key.startsWith(`${device}-`);
  return {
    id: recordId(matchId, createdTimestamp, isOwn ? null : key),
    matchId,
    data: { kind: 'event', content },
    modifiedAt: 0,
    synced: 1,
    deleted: false,
    createdTimestamp,
    key,
    device,
    serverId,
    attempts: 0,
    attention: null,
  };
}

/** Records of a stage that has begun. */
export interface Begun {
  readonly stage: OutboxRecord;
  readonly clock: OutboxRecord;
}

/** Requests a stage, sets its clock and moves events into it, in this order. */
export function beginStage(
  found: Found,
  matchId: number,
  asked: { readonly press: ClockPress; readonly moved: readonly MovedEvent[] },
  moment: Moment,
): Change<Begun> {
  const data = { kind: 'stage', stageId: asked.press.stageId, reason: null, seen: null } as const;
  const stage = addRecord(found, { matchId, data }, moment);
  const clock = addClock({ ...found, state: stage.state ?? found.state }, matchId, asked.press, moment);
  const put = [...(stage.put ?? []), ...(clock.put ?? [])];
  let { state } = clock;
  for (const { event, content } of asked.moved) {
    const change = changeRecord({ ...found, state: state ?? found.state }, event, content, moment);
    state = change.state ?? state;
    put.push(...(change.put ?? []));
  }
  return { result: { stage: stage.result, clock: clock.result }, put, ...(state && { state }) };
}

/** Sends an item that needed attention again. It keeps its time, since the change is the same. */
export function retried({ records }: Found): Change<null> {
  return { result: null, put: records.map((record) => ({ ...record, attempts: 0, attention: null })) };
}

/** The server's time of an answer; nothing is written if it was known. */
export function withTime({ state }: Found, times: AnswerTimes, { random, decisions }: Moment): Change<null> {
  const before = state ?? newDevice(random);
  const after = timeLearnt(before, times, decisions);
  const isKnown = after.isLearnt === before.isLearnt && after.offset === before.offset;
  return isKnown ? { result: null } : { result: null, state: after };
}

/** The portal id of an answer, if none is known yet. */
export function withPortal({ state }: Found, portal: string, random: () => number): Change<null> {
  if (state?.portal !== undefined) return { result: null };
  return { result: null, state: { ...(state ?? newDevice(random)), portal } };
}

/** No portal is known any more, and no list of one. */
export function withoutPortal({ state }: Found): Change<null> {
  if (state === null) return { result: null };
  const { portal: _, ...rest } = state;
  return { result: null, state: rest, clearsCopies: true };
}
