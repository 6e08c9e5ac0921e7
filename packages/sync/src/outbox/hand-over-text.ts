import type { EventContent, MatchClock } from '../protocol.ts';
import { isOutboxRecord } from './record-shape.ts';
import { recordId } from './record.ts';
import type { OutboxRecord, ServerEvent } from './record.ts';

/** A running match that is handed over to another device. */
export interface HandOver {
  readonly matchId: number;
  /** The server's newest clock; presses of this device are records, since the server may cut their times. */
  readonly clock: MatchClock | null;
  /** The server's events, so that the other device need not request them. */
  readonly events: readonly ServerEvent[];
  /** The server's Date of the answer with them, milliseconds UTC; null: unknown, or no answer yet. */
  readonly toldAt: number | null;
  /** Records that the server has not acknowledged; keys and stamps stay, so that nothing counts twice. */
  readonly records: readonly OutboxRecord[];
  /** The portal id that the device knew; null: none, or a hand-over of an older release. */
  readonly portal: string | null;
}

/**
 * The compact form of a hand-over: lists instead of objects, whole seconds from the earliest one, and every
 * device id once. JSON, which needs no parser of its own.
 */
type Packed = [
  matchId: number,
  clock: PackedClock | null,
  from: number,
  devices: string[],
  events: PackedServerEvent[],
  records: PackedRecord[],
  others: OutboxRecord[],
  /** Absent in data of older releases. */
  toldAt?: number | null,
  portal?: string | null,
];
/** Data of older releases end after the start of the running clock. */
type PackedClock = [
  stageId: number,
  seconds: number,
  runningSince: number | null,
  ...([] | [at: number, recordedAt: number, device: string, key: string]),
];
type PackedContent = [number, number, 0 | 1, number, number, number | null, number | null];
type PackedServerEvent = [key: string | [number, number], id: number, created: number, ...PackedContent];
type PackedRecord = [
  key: string | [number, number],
  id: number | null,
  created: number,
  modified: number,
  device: number,
  deleted: 0 | 1,
  ...PackedContent,
];

export function packed({ matchId, clock, events, toldAt, records, portal }: HandOver): string {
  const from = Math.min(...[...events, ...records].map(({ createdTimestamp }) => createdTimestamp), Infinity);
  const devices: string[] = [];
  const context = { from: Number.isFinite(from) ? from : 0, devices };
  const small: Packed = [
    matchId,
    clock && packClock(clock),
    context.from,
    devices,
    events.map((event) => packEvent(event, context)),
    records.flatMap((record) => packRecord(record, context)),
    records.filter(({ data }) => data.kind !== 'event'),
    toldAt,
    portal,
  ];
  return JSON.stringify(small);
}

/** null: another format. */
export function unpacked(text: string): HandOver | null {
  try {
    const [matchId, clock, from, devices, events, records, others, toldAt = null, portal = null] = JSON.parse(
      text,
    ) as Packed;
    const context = { matchId, from, devices };
    const all = [...records.map((record) => unpackRecord(record, context)), ...others];
    if (!all.every(isOutboxRecord)) return null;
    return {
      matchId,
      clock: clock && unpackClock(clock),
      events: events.map((event) => unpackEvent(event, context)),
      toldAt,
      records: all,
      portal,
    };
  } catch {
    return null;
  }
}

function packClock({ stageId, seconds, running, at, recordedAt, device, key }: MatchClock): PackedClock {
  return [stageId, seconds, running ? at : null, at, recordedAt, device, key];
}

function unpackClock([stageId, seconds, since, ...rest]: PackedClock): MatchClock {
  const [at = since ?? 0, recordedAt = at, device = '', key = ''] = rest;
  return { stageId, seconds, running: since !== null, at, recordedAt, device, key };
}

interface Context {
  readonly from: number;
  readonly devices: string[];
}

function packEvent({ key, id, createdTimestamp, content }: ServerEvent, context: Context): PackedServerEvent {
  const created = (createdTimestamp - context.from) / 1000;
  return [packKey(key, context), id, created, ...packContent(content)];
}

function unpackEvent([key, id, created, ...content]: PackedServerEvent, context: Context): ServerEvent {
  const createdTimestamp = context.from + created * 1000;
  return { key: unpackKey(key, context), id, createdTimestamp, content: unpackContent(content) };
}

function packRecord(record: OutboxRecord, context: Context): PackedRecord[] {
  const { data, key, serverId, createdTimestamp, modifiedAt, deleted } = record;
  if (data.kind !== 'event') return [];
  const created = (createdTimestamp - context.from) / 1000;
  const device = numberOf(record.device, context);
  const modified = modifiedAt - createdTimestamp;
  const head = [packKey(key, context), serverId, created, modified, device, deleted ? 1 : 0] as const;
  return [[...head, ...packContent(data.content)]];
}

function unpackRecord(
  [key, serverId, created, modified, device, deleted, ...content]: PackedRecord,
  context: Context & { matchId: number },
): OutboxRecord {
  const createdTimestamp = context.from + created * 1000;
  const wholeKey = unpackKey(key, context);
  return {
    id: recordId(context.matchId, createdTimestamp, wholeKey),
    matchId: context.matchId,
    data: { kind: 'event', content: unpackContent(content) },
    modifiedAt: createdTimestamp + modified,
    synced: 0,
    deleted: deleted === 1,
    createdTimestamp,
    key: wholeKey,
    device: context.devices[device] ?? '',
    serverId,
    attempts: 0,
    attention: null,
  };
}

/** A key of a device is packed as its index and the counter; other keys stay complete. */
function packKey(key: string, context: Context): string | [number, number] {
  const match = /^([a-z0-9]+)-([1-9]\d{0,8})$/.exec(key);
  return match === null ? key : [numberOf(match[1] ?? '', context), Number(match[2])];
}

function unpackKey(key: string | [number, number], { devices }: Context): string {
  return typeof key === 'string' ? key : `${devices[key[0]]}-${key[1]}`;
}

function numberOf(device: string, { devices }: Context): number {
  if (!devices.includes(device)) devices.push(device);
  return devices.indexOf(device);
}

function packContent(content: EventContent): PackedContent {
  const { stageId, eventTypeId, side, minute, second, participantId, secondaryParticipantId } = content;
  return [
    stageId,
    eventTypeId,
    side === 'home' ? 0 : 1,
    minute,
    second,
    participantId,
    secondaryParticipantId,
  ];
}

function unpackContent(content: PackedContent): EventContent {
  const [stageId, eventTypeId, side, minute, second, participantId, secondaryParticipantId] = content;
  const home = side === 0 ? 'home' : 'away';
  return { stageId, eventTypeId, side: home, minute, second, participantId, secondaryParticipantId };
}
