import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { Action } from '@sevenmetre/contract/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { isClientTooOld, oldestSupportedVersion } from '@sevenmetre/sync';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  groupsReached,
  matchEventRepository,
  matchRepository,
  recomputeGroups,
  toSnapshotMatch,
} from '../competition/index.ts';
import type { MatchEventRow, MatchRow } from '../competition/index.ts';
import { appendChange, findNamePublication } from '../live/index.ts';
import * as callKeyRepository from './call-key.repository.ts';
import { deriveResult } from './derive-result.ts';
import type { SyncHeaders } from './event-call.ts';
import { isLive, toPublicEvent } from './event-rows.ts';
import { lockMatchForResult } from './lock-match.ts';
import type { LockedMatch } from './lock-match.ts';
import { matchDetail, loadLineup } from './match-detail.ts';
import type { Lineup } from './match-detail.ts';
import { refuseRole, refuseWriter } from './may-write.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import { loadReference } from './reference.ts';
import type { Reference } from './reference.ts';
import { sealReport } from './seal-report.ts';
import type { WriteDependencies } from './write-event.use-case.ts';

export interface MatchCall {
  readonly matchId: number;
  readonly actor: Actor;
  readonly headers: SyncHeaders;
}

/** Data that a change is decided on: the match and all groups and matches that its result affects, locked. */
export interface LoadedChange extends LockedMatch, Lineup {
  readonly call: MatchCall;
  readonly now: Date;
  readonly reference: Reference;
  /** Events that count, by ascending id. */
  readonly events: readonly MatchEventRow[];
  readonly tx: Tx;
}

/** Columns to store; null: unchanged. */
interface MatchChange {
  readonly patch: Partial<MatchRow>;
  readonly reason: string | null;
  /** Events written by the change, as they are stored. */
  readonly written?: readonly MatchEventRow[];
  /** Additional fields of the audit entry. */
  readonly note?: Readonly<Record<string, unknown>>;
}

export interface MatchAction {
  readonly action: Action;
  /** Whether an approved match may be changed without reopening it. */
  readonly alsoApproved: boolean;
  decide(loaded: LoadedChange): Promise<MatchChange | Refusal | null> | MatchChange | Refusal | null;
}

/**
 * Changes a whole match beside its events and its stage: one transaction with the score, and with tables and
 * seats if the match counts. A repeated key changes nothing.
 */
export function changeMatch(
  { database, clock }: WriteDependencies,
  call: MatchCall,
  asked: MatchAction,
): Promise<Outcome<MatchDetail>> {
  return database.transaction(async (tx): Promise<Outcome<MatchDetail>> => {
    const { actor, matchId, headers } = call;
    if (isClientTooOld(headers['x-protocol'])) return refuse('client-too-old', { oldestSupportedVersion });
    const forbidden = refuseRole(actor, asked.action, clock.now());
    if (forbidden) return forbidden;
    const locked = await lockMatchForResult(matchId, tx);
    if (!locked) return refuse('match-unknown', { matchId });
    const now = clock.now();
    const elsewhere = refuseWriter(actor, asked.action, locked, now);
    if (elsewhere) return elsewhere;
    const reference = await loadReference(tx);
    const events = await matchEventRepository.findLiveByMatchId(matchId, tx);
    const lineup = await loadLineup(matchId, await findNamePublication(locked.edition.id, tx), tx);
    return attempt({ ...locked, ...lineup, call, now, reference, events, tx }, asked);
  });
}

async function attempt(loaded: LoadedChange, asked: MatchAction): Promise<Outcome<MatchDetail>> {
  const { call, match, reference, events, now, tx } = loaded;
  const clientKey = call.headers['idempotency-key'];
  const standing: Outcome<MatchDetail> = done(matchDetail({ ...loaded, actor: call.actor }));
  if (clientKey !== undefined && (await callKeyRepository.isDone(match.id, clientKey, tx))) return standing;
  const approved = reference.stageCode(match.stageId) === 'finished';
  if (approved && !asked.alsoApproved) return refuse('match-approved', {});
  const change = await asked.decide(loaded);
  if (change && 'ok' in change) return change;
  if (clientKey !== undefined)
    await callKeyRepository.insert({ matchId: match.id, clientKey, action: asked.action, doneAt: now }, tx);
  return change ? carryOut({ ...loaded, events }, asked, change) : standing;
}

async function carryOut(
  loaded: LoadedChange,
  { action }: MatchAction,
  { patch, reason, written = [], note = {} }: MatchChange,
): Promise<Outcome<MatchDetail>> {
  const { call, match, edition, reference, now, tx } = loaded;
  const events =
    written.length > 0 ? await matchEventRepository.findLiveByMatchId(match.id, tx) : loaded.events;
  const result = await deriveResult({ ...match, ...patch }, events, reference, tx);
  const updated = await matchRepository.update(match.id, { ...patch, ...result }, now, tx);
  if (reference.stageCode(updated.stageId) === 'finished') await sealReport(updated, now, tx);
  const groupIds = groupsReached(match, updated, loaded.sources ?? [], reference.stageCode);
  const recomputed = await recomputeGroups(tx, { editionId: match.editionId, groupIds, now });
  await recordAudit(tx, {
    at: now,
    userId: call.actor.userId,
    action: auditName(action),
    subjectType: 'match',
    subjectId: match.id,
    before: auditOf(match),
    after: { ...auditOf(updated), ...note, conflicts: recomputed.conflicts },
    reason,
  });
  const { conflicts } = recomputed;
  const detail = matchDetail({ ...loaded, match: updated, events, actor: call.actor, conflicts });
  await appendChange(tx, {
    matches: [toSnapshotMatch(updated, edition.timeZone), ...recomputed.matches],
    groupTeams: recomputed.groupTeams,
    events: written.length === 0 ? [] : [eventsChange(match.id, written, reference)],
  });
  return done(detail);
}

function eventsChange(matchId: number, written: readonly MatchEventRow[], reference: Reference) {
  return {
    matchId,
    changed: written.filter(isLive).map((event) => toPublicEvent(event, reference)),
    deletedIds: written.filter((event) => !isLive(event)).map(({ id }) => id),
  };
}

/** `matchEventsErase` becomes `match.events-erase`. */
export function auditName(action: Action): string {
  const words = action.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return words.replace('match-', 'match.');
}

function auditOf(match: MatchRow): Record<string, unknown> {
  const { stageId, homeScore, awayScore, walkOver, ruling, officialHomeScore, officialAwayScore } = match;
  const { officialReason, beingChecked, revision } = match;
  const official = { officialHomeScore, officialAwayScore, officialReason };
  return { stageId, homeScore, awayScore, walkOver, ruling, ...official, beingChecked, revision };
}
