import type {
  MatchClockBody,
  MatchEventBody,
  MatchSignatureBody,
} from '@sevenmetre/contract/match-events/schemas';
import type { PaperPhotoBody } from '@sevenmetre/contract/paper-photos/schemas';
import type { MatchScoutingBody } from '@sevenmetre/contract/scouting/schemas';
import { portalIdHeader } from '@sevenmetre/contract/portal-mark';
import type { Walkover } from '@sevenmetre/rules/vocabulary';
import { eventsDigest } from '../event-hash.ts';
import type { EventsDigest } from '../event-hash.ts';
import { addressOfKey } from '../event-key.ts';
import { protocolVersion } from '../protocol.ts';
import type { EventContent } from '../protocol.ts';
import { inServerTime } from './clock.ts';
import { wholeSeconds } from './record.ts';
import type {
  ClockAsked,
  DeviceState,
  OutboxRecord,
  ReportAsked,
  SeenEvent,
  ServerCopy,
  StageData,
} from './record.ts';
import { named, namesProvisional } from './roster.ts';
import type { RosterAsked } from './roster.ts';

/** Optional headers of the specified calls. */
interface CallHeaders {
  /** The portal id that the device knows; absent: none. */
  readonly [portalIdHeader]?: string;
  readonly 'idempotency-key'?: string;
  readonly 'x-modified-at': string;
  readonly 'x-device': string;
  readonly 'x-protocol': string;
}

interface CallBase {
  readonly matchId: number;
  readonly headers: CallHeaders;
  /** Key of the tap. */
  readonly key: string;
}

/** A call to the server; the network port knows its URL. */
export type OutboxCall = CallBase &
  (
    | { readonly kind: 'create'; readonly body: MatchEventBody }
    | { readonly kind: 'update'; readonly eventId: number | string; readonly body: MatchEventBody }
    | { readonly kind: 'delete'; readonly eventId: number | string }
    | {
        readonly kind: 'stage';
        readonly stageId: number;
        readonly body: {
          readonly reason?: string;
          readonly events?: EventsDigest;
          readonly halvesChecked?: boolean;
          readonly report?: ReportAsked;
        };
      }
    | { readonly kind: 'walkover'; readonly outcome: Walkover | null }
    | { readonly kind: 'roster'; readonly asked: RosterAsked }
    | { readonly kind: 'clock'; readonly body: MatchClockBody }
    | { readonly kind: 'signature'; readonly body: MatchSignatureBody }
    | { readonly kind: 'scouting'; readonly body: MatchScoutingBody }
    | { readonly kind: 'photo'; readonly body: PaperPhotoBody }
  );

/**
 * `events-unsent`: an approval contains events that the server does not have. `roster-unsent`: an event has a
 * person whose roster the server does not have. The user has to decide.
 */
export interface Unsendable {
  readonly kind: 'unsendable';
  readonly code: 'events-unsent' | 'roster-unsent';
  /** Keys of approved events that have not reached the server. */
  readonly keys: readonly string[];
}

/** Data of the match for resolving ids: its records, and the server's data. */
export interface MatchAtHand {
  readonly records: readonly OutboxRecord[];
  readonly copy: ServerCopy | null;
  /** State of the device, with the offset to the server's clock. */
  readonly state: DeviceState | null;
}

/** The call for a record in its present form; `now` by the device's clock, milliseconds UTC. */
export function callOf(record: OutboxRecord, match: MatchAtHand, now: number): OutboxCall | Unsendable {
  const { matchId, key, data } = record;
  const base = { matchId, key, headers: headersOf(record, match.state?.portal) };
  // Changes of the whole match are carried out once per key, however late a repeat arrives.
  const once = { ...base, headers: { ...base.headers, 'idempotency-key': key } };
  if (data.kind === 'clock') return { ...once, kind: 'clock', body: clockBody(data.clock, match.state, now) };
  if (data.kind === 'signature') return { ...once, kind: 'signature', body: data.signature };
  if (data.kind === 'photo') return { ...once, kind: 'photo', body: { jpeg: data.jpeg } };
  if (data.kind === 'scouting')
    return { ...once, kind: 'scouting', body: { ...data.entry, undone: record.deleted } };
  if (data.kind === 'roster') return { ...once, kind: 'roster', asked: data.asked };
  if (data.kind === 'walkover') return { ...once, kind: 'walkover', outcome: data.outcome };
  if (data.kind === 'stage') return stageCall(once, data, match);
  if (record.deleted) return { ...base, kind: 'delete', eventId: record.serverId ?? addressOfKey(key) };
  const content = named(data.content, match.copy?.lineup);
  if (namesProvisional(content)) return { kind: 'unsendable', code: 'roster-unsent', keys: [key] };
  const body = bodyOf(record, content);
  if (record.serverId !== null) return { ...base, kind: 'update', eventId: record.serverId, body };
  // Keys made by the server contain a blank and are invalid in a header; as an address they are accepted.
  if (key.includes(' ')) return { ...base, kind: 'update', eventId: addressOfKey(key), body };
  return { ...base, kind: 'create', body, headers: { ...base.headers, 'idempotency-key': key } };
}

function headersOf(record: OutboxRecord, portal: string | undefined): CallHeaders {
  return {
    ...(portal !== undefined && { [portalIdHeader]: portal }),
    'x-modified-at': new Date(record.modifiedAt).toISOString(),
    'x-device': record.device,
    'x-protocol': String(protocolVersion),
  };
}

function bodyOf(record: OutboxRecord, content: EventContent): MatchEventBody {
  return {
    minute: content.minute,
    second: content.second,
    createdTimestamp: wholeSeconds(record.createdTimestamp),
    competitionEventTypeId: content.eventTypeId,
    competitionMatchParticipantId: content.participantId,
    competitionMatchStageId: content.stageId,
    secondaryParticipantId: content.secondaryParticipantId,
    side: content.side,
  };
}

function clockBody(asked: ClockAsked, state: DeviceState | null, now: number): MatchClockBody {
  const { stageId, seconds, running, at, isServerTime } = inServerTime(asked, state);
  return {
    competitionMatchStageId: stageId,
    seconds,
    running,
    at: new Date(at).toISOString(),
    ...(isServerTime ? {} : { deviceTime: new Date(now).toISOString() }),
  };
}

function stageCall(base: CallBase, data: StageData, match: MatchAtHand): OutboxCall | Unsendable {
  const reason = data.reason === null ? {} : { reason: data.reason };
  const call = { ...base, kind: 'stage' as const, stageId: data.stageId };
  if (data.seen === null) return { ...call, body: reason };
  const known = data.seen.map((event) => ({
    ...named(event.content, match.copy?.lineup),
    id: idOf(event, match),
    key: event.key,
  }));
  const keys = known.filter((event) => event.id === null || namesProvisional(event)).map(({ key }) => key);
  if (keys.length > 0) return { kind: 'unsendable', code: 'events-unsent', keys };
  const events = eventsDigest(
    known.flatMap((event) => (event.id === null ? [] : [{ ...event, id: event.id }])),
  );
  // The screen always asks about a missing half before an approval.
  const report = data.report === undefined ? {} : { report: data.report };
  return { ...call, body: { ...reason, events, halvesChecked: true, ...report } };
}

function idOf(event: SeenEvent, { records, copy }: MatchAtHand): number | null {
  if (event.serverId !== null) return event.serverId;
  const stored = copy?.events.find(({ key }) => key === event.key);
  return stored?.id ?? records.find(({ key }) => key === event.key)?.serverId ?? null;
}
