import type { Walkover } from '@sevenmetre/rules/vocabulary';
import type { EventContent, MatchClock } from '../protocol.ts';
import type { Lineup, RosterAsked } from './roster.ts';

/** What one item of the queue asks of the server. */
export type RecordData =
  | { readonly kind: 'event'; readonly content: EventContent }
  | StageData
  /** null takes it back. */
  | { readonly kind: 'walkover'; readonly outcome: Walkover | null }
  | { readonly kind: 'roster'; readonly asked: RosterAsked }
  | { readonly kind: 'clock'; readonly clock: ClockAsked };

/** A stage is a target: sent twice it is the same. */
export interface StageData {
  readonly kind: 'stage';
  readonly stageId: number;
  /** Why an approved match is reopened. */
  readonly reason: string | null;
  /** An approval: the events as the reporter saw them. null: another stage. */
  readonly seen: readonly SeenEvent[] | null;
  /** What the teams' officials approved on the screen. Absent: nothing, or recorded by an older program. */
  readonly report?: ReportAsked;
}

export interface ApprovalAsked {
  readonly official: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Approvals of both teams and remarks, for the report of the match. */
export interface ReportAsked {
  readonly home: ApprovalAsked | null;
  readonly away: ApprovalAsked | null;
  readonly remarks: string;
}

/** How the match clock stood at an instant, as somebody has pressed it here. Never changed; the next press is another record. */
export interface ClockAsked {
  readonly stageId: number;
  readonly seconds: number;
  readonly running: boolean;
  /** Milliseconds UTC: by the server's clock, or by the device's own while that has not been learnt. */
  readonly at: number;
  readonly isServerTime: boolean;
}

/** An event that stood on the screen when the match was approved; its id may only be known once it has been sent. */
export interface SeenEvent {
  readonly key: string;
  readonly serverId: number | null;
  readonly content: EventContent;
}

/** Why an item waits for a person, in the words of the contract: a code and its parameters. */
export interface Attention {
  readonly code: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** One item of the queue as it lies on the disk of the device. */
export interface OutboxRecord {
  /** Match id and created timestamp; of an event recorded elsewhere also its key, since two devices may meet in a second. */
  readonly id: string;
  readonly matchId: number;
  readonly data: RecordData;
  /** Hybrid clock of the device that changed it last, milliseconds UTC. Indexed: the order of the queue. */
  readonly modifiedAt: number;
  /** Whether the server has it as it stands here. A number, since a boolean cannot be indexed. */
  readonly synced: 0 | 1;
  readonly deleted: boolean;
  /** Milliseconds UTC, whole seconds; of stage calls too, so that ids do not meet. */
  readonly createdTimestamp: number;
  /** Key of the tap: device id and counter, never content. */
  readonly key: string;
  /** The device that changed it last. */
  readonly device: string;
  readonly serverId: number | null;
  /** How often the server answered that it cannot now. */
  readonly attempts: number;
  /** null: it is sent, or needs nothing. */
  readonly attention: Attention | null;
}

/** An event as the server holds it. */
export interface ServerEvent {
  readonly id: number;
  readonly key: string;
  readonly createdTimestamp: number;
  readonly content: EventContent;
}

/** The newest of what the server has said about a match. */
export interface ServerCopy {
  readonly matchId: number;
  readonly events: readonly ServerEvent[];
  /** Absent: no answer has told it yet. */
  readonly lineup?: Lineup;
  /** The newest that any answer has told. Absent: none has. */
  readonly clock?: MatchClock;
  /** Grows with every answer to a write: a list asked for before it is older than the answer. */
  readonly answers: number;
  /** The server's Date of the answer that carried the list, milliseconds UTC. Absent: it carried none, or no list was told. */
  readonly toldAt?: number;
  /** The same of the newest answer that something waits for the match to be reopened. */
  readonly waitsSince?: number;
  /** Another device has handed the list over: an answer that left the server before it carries an older one. */
  readonly isHandedOver?: true;
}

/** What a device knows of itself, one row for all its tabs. */
export interface DeviceState {
  readonly device: string;
  /** Taps so far. */
  readonly counter: number;
  /** The newest createdTimestamp that was given out, milliseconds. */
  readonly lastCreated: number;
  /** The newest modifiedAt that was given out, milliseconds. */
  readonly lastModified: number;
  /** Server's clock less the device's, milliseconds. */
  readonly offset: number;
  /** An answer has told the server's time. Absent in rows of older programs. */
  readonly isLearnt?: boolean;
}

/** What is not yet settled with the server and waits for nobody. */
export function isUnsent(record: OutboxRecord): boolean {
  return record.synced === 0 && record.attention === null;
}

/** An instant as the specified calls write it: UTC without fractions of a second. */
export function wholeSeconds(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/**
 * The id under which a record lies in the store: match id and created timestamp.
 * @param foreignKey the key of an event that another device recorded; null: one of this device's own
 */
export function recordId(matchId: number, createdTimestamp: number, foreignKey: string | null): string {
  const own = `${matchId} ${wholeSeconds(createdTimestamp)}`;
  return foreignKey === null ? own : `${own} ${foreignKey}`;
}
