import type { StandingSignature } from '@sevenmetre/contract/match-events/schemas';
import { standingStatements } from '@sevenmetre/rules/match';
import type { ScoutingEntry } from '@sevenmetre/rules/scouting';
import type { EventContent } from '../protocol.ts';
import type { Attention, Found, OutboxRecord, ServerCopy, SignatureAsked } from './record.ts';
import { named } from './roster.ts';
import type { Lineup } from './roster.ts';

/** An event as the reporter's screen shows it. */
export interface ShownEvent {
  readonly key: string;
  readonly matchId: number;
  readonly createdTimestamp: number;
  readonly serverId: number | null;
  readonly content: EventContent;
  /** `here`: this version is stored on this device only. */
  readonly state: 'here' | 'server' | 'attention';
  readonly attention: Attention | null;
}

/**
 * The events of a match on this device: the server's list, replaced by key with the unsettled records of the
 * device (W9). A deleted event disappears at once; when the delete was refused, the event is shown again,
 * since it still counts. In the order of recording.
 */
export function viewOf(
  matchId: number,
  copy: ServerCopy | null,
  records: readonly OutboxRecord[],
): ShownEvent[] {
  const shown = new Map<string, ShownEvent>();
  for (const { key, id, createdTimestamp, content } of copy?.events ?? []) {
    shown.set(key, {
      key,
      matchId,
      createdTimestamp,
      serverId: id,
      content,
      state: 'server',
      attention: null,
    });
  }
  for (const record of records) {
    if (record.matchId === matchId && record.synced === 0) overlay(shown, record, copy?.lineup);
  }
  return [...shown.values()].sort(byRecording);
}

/** A signature as the screen shows it; `isHere`: the server does not have it yet. */
export interface ShownSignature extends Omit<StandingSignature, 'score'> {
  readonly score: SignatureAsked['score'];
  readonly isHere: boolean;
}

/** The signatures that stand on this device: the server's, with those of its records that are not settled. */
export function signaturesOf({ copy, records }: Found): ShownSignature[] {
  const own = records.flatMap(({ data, key, modifiedAt, device, synced }): ShownSignature[] => {
    if (data.kind !== 'signature' || synced === 1) return [];
    const { moment, role, way, name, remark, score } = data.signature;
    const statement = { moment, role, way, name, remark, score, isVerified: null };
    return [{ ...statement, key, device, recordedAt: modifiedAt, isHere: true }];
  });
  const theirs = (copy?.signatures ?? []).map((signature) => ({ ...signature, isHere: false }));
  const settled = new Set(theirs.map(({ key }) => key));
  return standingStatements([...theirs, ...own.filter(({ key }) => !settled.has(key))]);
}

/** An entry of scouting as the screen shows it; `isHere`: the server does not have it yet. */
export interface ShownScouting {
  /** Of its record. */
  readonly id: string;
  readonly key: string;
  readonly entry: ScoutingEntry;
  readonly isHere: boolean;
  readonly attention: Attention | null;
}

/** What this device has scouted of a match and not taken back, in the order of recording. */
export function scoutingOf({ records }: Found): ShownScouting[] {
  return records
    .toSorted((a, b) => a.createdTimestamp - b.createdTimestamp)
    .flatMap(({ id, key, data, deleted, synced, attention }) =>
      data.kind === 'scouting' && !deleted
        ? [{ id, key, entry: data.entry, isHere: synced === 0, attention }]
        : [],
    );
}

function overlay(shown: Map<string, ShownEvent>, record: OutboxRecord, lineup: Lineup | undefined): void {
  const { key, matchId, createdTimestamp, data, attention } = record;
  if (data.kind !== 'event') return;
  const listed = shown.get(key);
  const state = attention === null ? ('here' as const) : ('attention' as const);
  if (!record.deleted) {
    const serverId = record.serverId ?? listed?.serverId ?? null;
    const content = named(data.content, lineup);
    shown.set(key, { key, matchId, createdTimestamp, serverId, content, state, attention });
  } else if (attention === null) shown.delete(key);
  else if (listed !== undefined) shown.set(key, { ...listed, state, attention });
}

function byRecording(a: ShownEvent, b: ShownEvent): number {
  return a.createdTimestamp - b.createdTimestamp || (a.key < b.key ? -1 : 1);
}
