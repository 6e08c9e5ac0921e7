import type { WrittenReport } from '@sevenmetre/rules/match';
import type { MatchSignatureBody, StandingSignature } from '@sevenmetre/contract/match-events/schemas';
import type { ScoutingEntry } from '@sevenmetre/rules/scouting';
import type { Walkover } from '@sevenmetre/rules/vocabulary';
import type { EventContent, MatchClock } from '../protocol.ts';
import type { Lineup, RosterAsked } from './roster.ts';

/** The request of a queue item. */
export type RecordData =
  | { readonly kind: 'event'; readonly content: EventContent }
  | StageData
  /** null removes it. */
  | { readonly kind: 'walkover'; readonly outcome: Walkover | null }
  | { readonly kind: 'roster'; readonly asked: RosterAsked }
  | { readonly kind: 'clock'; readonly clock: ClockAsked }
  | { readonly kind: 'signature'; readonly signature: SignatureAsked }
  /** In the scouting queue only (SY38). Taking it back is `deleted`. */
  | { readonly kind: 'scouting'; readonly entry: ScoutingEntry }
  /** In the queue of photos only (SY40): a JPEG in base64, gone from the device once it is sent. */
  | { readonly kind: 'photo'; readonly jpeg: string };

/** A stage is a target, so that a repeat changes nothing. */
export interface StageData {
  readonly kind: 'stage';
  readonly stageId: number;
  /** Why an approved match is reopened. */
  readonly reason: string | null;
  /** For an approval: the events that the reporter saw. null: another stage. */
  readonly seen: readonly SeenEvent[] | null;
  /** Approvals of the teams' officials on the screen. Absent: none, or recorded by an older release. */
  readonly report?: ReportAsked;
}

export interface ApprovalAsked {
  readonly official: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Approvals of both teams and remarks, for the match report. */
export interface ReportAsked {
  readonly home: ApprovalAsked | null;
  readonly away: ApprovalAsked | null;
  readonly remarks: string;
  /** Absent: recorded by an older release. */
  readonly protest?: string;
  readonly injuries?: string;
  /** null: not counted. */
  readonly spectators?: number | null;
  /** Written reports of blue cards (MA112). */
  readonly written?: readonly WrittenReport[];
}

/**
 * Value of the match clock at an instant, as pressed here. Never changed; the next press is another record.
 */
export interface ClockAsked {
  readonly stageId: number;
  readonly seconds: number;
  readonly running: boolean;
  /** Milliseconds UTC: by the server's clock, or by the device's own while that is unknown. */
  readonly at: number;
  readonly isServerTime: boolean;
}

/** A signature or its refusal, as given on the screen. Never changed; another one of the same role is another record. */
export type SignatureAsked = Readonly<MatchSignatureBody>;

/** An event on the screen at the approval; its id may be unknown until it is sent. */
export interface SeenEvent {
  readonly key: string;
  readonly serverId: number | null;
  readonly content: EventContent;
}

/** Why an item waits for the user: a code of the contract with parameters. */
export interface Attention {
  readonly code: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A queue item as stored on the device. */
export interface OutboxRecord {
  /**
   * Match id and created timestamp; for an event recorded elsewhere also its key, since two devices may use
   * the same second.
   */
  readonly id: string;
  readonly matchId: number;
  readonly data: RecordData;
  /** Hybrid logical clock of the last change, milliseconds UTC. Indexed: the order of the queue. */
  readonly modifiedAt: number;
  /** Whether the server has this version. A number, since booleans cannot be indexed. */
  readonly synced: 0 | 1;
  readonly deleted: boolean;
  /** Milliseconds UTC, whole seconds; also for stage calls, so that ids are unique. */
  readonly createdTimestamp: number;
  /** Key of the tap: device id and counter, without content. */
  readonly key: string;
  /** The device of the last change. */
  readonly device: string;
  readonly serverId: number | null;
  /** Number of temporary refusals. */
  readonly attempts: number;
  /** null: sent, or nothing to decide. */
  readonly attention: Attention | null;
}

/** An event as on the server. */
export interface ServerEvent {
  readonly id: number;
  readonly key: string;
  readonly createdTimestamp: number;
  readonly content: EventContent;
}

/** The server's newest data of a match. */
export interface ServerCopy {
  readonly matchId: number;
  readonly events: readonly ServerEvent[];
  /** Absent: no answer yet. */
  readonly lineup?: Lineup;
  /** The newest clock of any answer. Absent: none. */
  readonly clock?: MatchClock;
  /** Signatures that stand, of the newest answer with them. Absent: none. */
  readonly signatures?: readonly StandingSignature[];
  /** Incremented by every answer to a write: a list requested before is older than the answer. */
  readonly answers: number;
  /** The server's Date of the answer with the list, milliseconds UTC. Absent: none, or no list. */
  readonly toldAt?: number;
  /** The same for the newest answer that an item waits for the match to be reopened. */
  readonly waitsSince?: number;
  /** The list was handed over by another device: an answer that left the server earlier is older. */
  readonly isHandedOver?: true;
}

/** The device's own state, one row for all tabs. */
export interface DeviceState {
  readonly device: string;
  /** Number of taps so far. */
  readonly counter: number;
  /** The last created timestamp, milliseconds. */
  readonly lastCreated: number;
  /** The last modifiedAt, milliseconds. */
  readonly lastModified: number;
  /** Server's clock minus the device's, milliseconds. */
  readonly offset: number;
  /** Whether the server's time is known. Absent in rows of older releases. */
  readonly isLearnt?: boolean;
  /** The portal id of the answers so far. Absent: none yet, as in rows of older releases. */
  readonly portal?: string;
}

/** Whether the record is not settled with the server and needs no attention. */
export function isUnsent(record: OutboxRecord): boolean {
  return record.synced === 0 && record.attention === null;
}

/** The call that approves a match: the only one of its stage that names what was seen. */
export function isApproval({ data }: Pick<OutboxRecord, 'data'>): boolean {
  return data.kind === 'stage' && data.seen !== null;
}

/** An instant in the format of the specified calls: UTC without fractions of a second. */
export function wholeSeconds(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/**
 * Id of a record in the store: match id and created timestamp.
 * @param foreignKey key of an event recorded by another device; null: recorded here
 */
export function recordId(matchId: number, createdTimestamp: number, foreignKey: string | null): string {
  const own = `${matchId} ${wholeSeconds(createdTimestamp)}`;
  return foreignKey === null ? own : `${own} ${foreignKey}`;
}

export interface Found {
  /** null: a new device. */
  readonly state: DeviceState | null;
  readonly records: readonly OutboxRecord[];
  /** The copy of the requested match. */
  readonly copy: ServerCopy | null;
}
