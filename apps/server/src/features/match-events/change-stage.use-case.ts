import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import {
  decideStageChange,
  extraTimesIn,
  extraTimesKeys,
  isDecider,
  mayPlayOn,
  readExtraTimes,
} from '@sevenmetre/rules/match';
import type { Decider, StageDecision } from '@sevenmetre/rules/match';
import type { Actor } from '@sevenmetre/rules/permissions';
import { isClientTooOld, oldestSupportedVersion } from '@sevenmetre/sync';
import type { EventsDigest } from '@sevenmetre/sync';
import { can } from '../../platform/permission/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  configurationRepository,
  groupRepository,
  groupsReached,
  matchEventRepository,
  matchRepository,
  recomputeGroups,
  toSnapshotMatch,
} from '../competition/index.ts';
import type { MatchEventRow, MatchRow, Recomputed, StageRow } from '../competition/index.ts';
import { appendChange, findNamePublication } from '../live/index.ts';
import * as callKeyRepository from './call-key.repository.ts';
import * as clockRepository from './clock.repository.ts';
import { deriveResult } from './derive-result.ts';
import { isLive, toPublicEvent } from './event-rows.ts';
import { lockMatch, lockMatchForResult } from './lock-match.ts';
import type { LockedMatch } from './lock-match.ts';
import { refuseOtherEvents } from './match-actions.ts';
import { matchDetail, loadLineup } from './match-detail.ts';
import type { Lineup } from './match-detail.ts';
import { refuseRole, refuseWriter } from './may-write.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { loadReference } from './reference.ts';
import type { Reference } from './reference.ts';
import { applyWaiting } from './reopen-events.ts';
import { type ReportCall, saveReport, saveWritten } from './report.repository.ts';
import { sealReport } from './seal-report.ts';
import { stagePatch } from './stage-patch.ts';
import type { WriteDependencies } from './write-event.use-case.ts';

export interface StageCall {
  readonly matchId: number;
  readonly stageId: number;
  readonly actor: Actor;
  readonly protocol: string | undefined;
  /** Key of the tap: a repeated call changes nothing, however late it comes. */
  readonly key?: string | undefined;
  /** Why an approved match is reopened. */
  readonly reason: string | null;
  /** Events that the reporter saw at the approval; null: not given. */
  readonly events: EventsDigest | null;
  /** Whether the caller has been asked about a missing half (MA50). */
  readonly halvesChecked: boolean;
  /** Approval of the teams' officials on the screen; null: none. */
  readonly report?: ReportCall | null;
}

interface Loaded extends LockedMatch, Lineup {
  readonly call: StageCall;
  readonly now: Date;
  readonly reference: Reference;
  readonly events: readonly MatchEventRow[];
  readonly target: StageRow;
  readonly tx: Tx;
}

type Changed = Extract<StageDecision, { kind: 'changed' }>;

/**
 * Switches the stage of a match; the call names the target, so a repeat changes nothing. `finished` approves
 * the match and recomputes tables and seats in the same transaction. Leaving it reopens the match, which
 * needs the permission and a reason.
 */
export async function changeStage(
  { database, clock }: WriteDependencies,
  call: StageCall,
): Promise<Outcome<MatchDetail>> {
  if (isClientTooOld(call.protocol)) return refuse('client-too-old', { oldestSupportedVersion });
  const forbidden = refuseRole(call.actor, 'matchStage', clock.now());
  if (forbidden) return forbidden;
  const outcome = await database.transaction((tx) => attempt(call, clock, tx, lockMatch));
  if (outcome !== 'reaches-tables') return outcome;
  // Tables and seats are locked before the match, so its lock is released and it is checked again.
  const decided = await database.transaction((tx) => attempt(call, clock, tx, lockMatchForResult));
  if (decided === 'reaches-tables') throw new Error('the locks of a result reach the tables');
  return decided;
}

async function attempt(
  call: StageCall,
  clock: Clock,
  tx: Tx,
  lock: typeof lockMatch,
): Promise<Outcome<MatchDetail> | 'reaches-tables'> {
  const locked = await lock(call.matchId, tx);
  if (!locked) return refuse('match-unknown', { matchId: call.matchId });
  const elsewhere = refuseWriter(call.actor, 'matchStage', locked, clock.now());
  if (elsewhere) return elsewhere;
  const reference = await loadReference(tx);
  const target = reference.stages.get(call.stageId);
  if (!target) return refuse('stage-unknown', { stageId: call.stageId });
  const events = await matchEventRepository.findLiveByMatchId(call.matchId, tx);
  const lineup = await loadLineup(call.matchId, await findNamePublication(locked.edition.id, tx), tx);
  const loaded = { ...locked, call, now: clock.now(), reference, target, events, ...lineup, tx };
  const standing: Outcome<MatchDetail> = done(detail(loaded, locked.match, events));
  if (call.key !== undefined && (await callKeyRepository.isDone(call.matchId, call.key, tx))) return standing;
  const decision = await decide(loaded);
  if (decision.kind === 'refused') return refuse(decision.code, { stage: target.code });
  if (decision.kind === 'unchanged') {
    await remember(loaded);
    return standing;
  }
  const differs = decision.approves ? refuseOtherEvents(loaded, call.events) : null;
  if (differs) return differs;
  if (reachesTables(loaded, decision) && lock === lockMatch) return 'reaches-tables';
  await remember(loaded);
  return carryOut(loaded, decision);
}

async function remember({ call, now, tx }: Loaded): Promise<void> {
  const { key: clientKey, matchId } = call;
  if (clientKey !== undefined)
    await callKeyRepository.insert({ matchId, clientKey, action: 'matchStage', doneAt: now }, tx);
}

async function decide(loaded: Loaded): Promise<StageDecision> {
  const { call, match, reference, target, events, now } = loaded;
  const stageCode = reference.stageCode(match.stageId);
  const lacksHalf = lacksSecondHalf(events, reference);
  const playsOn = isDecider(target.code) && (await mayGoOnTo(target.code, loaded));
  return decideStageChange(stageCode, target.code, {
    mayReopen: can(call.actor, 'matchReopen', { match: { stageCode } }, now),
    reason: call.reason,
    walkOver: match.walkOver,
    hasResult: events.length > 0 || match.officialHomeScore !== null,
    lacksHalf: match.officialHomeScore === null && lacksHalf,
    halvesChecked: call.halvesChecked,
    mayPlayOn: () => playsOn,
  });
}

async function mayGoOnTo(target: Decider, { match, reference, events, tx }: Loaded): Promise<boolean> {
  const values = await configurationRepository.findAllByEditionId(match.editionId, extraTimesKeys, tx);
  const category = await groupRepository.findCategoryCode(match.id, tx);
  return mayPlayOn(target, {
    isKnockout: await groupRepository.isKnockout(match.groupId, tx),
    extraTimes: extraTimesIn(readExtraTimes(values), category),
    stage: reference.stageCode(match.stageId),
    // The hall's clock decides when a half is over, and a device may not have recorded it.
    isStageOver: true,
    events: events.map((event) => toPublicEvent(event, reference)),
    types: reference.types,
    score: match,
  });
}

function lacksSecondHalf(events: readonly MatchEventRow[], reference: Reference): boolean {
  return !events.some(({ stageId }) => reference.stageCode(stageId) === '2nd_half');
}

async function carryOut(loaded: Loaded, decision: Changed): Promise<Outcome<MatchDetail>> {
  const { match, now, edition, reference, roster, tx } = loaded;
  const inRoster = new Set(roster.map(({ id }) => id));
  const applied = decision.reopens ? await applyWaiting(match.id, inRoster, now, tx) : [];
  const events =
    applied.length > 0 ? await matchEventRepository.findLiveByMatchId(match.id, tx) : loaded.events;
  const patch = {
    ...stagePatch(match, loaded.target, decision, now),
    ...(await reopenedClock(loaded, decision)),
    ...(decision.reopens ? { ruling: null } : {}),
  };
  const result = await deriveResult({ ...match, ...patch }, events, reference, tx);
  const updated = await matchRepository.update(match.id, { ...patch, ...result }, now, tx);
  if (decision.approves && loaded.call.report) await keepReport(loaded, loaded.call.report);
  if (decision.approves) await sealReport(updated, now, tx);
  const recomputed = await recompute(loaded, updated);
  await record(loaded, updated, recomputed);
  const answered = detail(loaded, updated, events, recomputed);
  await appendChange(tx, {
    // A frame cannot express that a ruling was removed.
    ...(match.ruling !== null && updated.ruling === null ? { structure: true } : {}),
    matches: [toSnapshotMatch(updated, edition.timeZone), ...recomputed.matches],
    groupTeams: recomputed.groupTeams,
    events: applied.length === 0 ? [] : [eventsChange(match.id, applied, reference)],
  });
  return done(answered);
}

async function keepReport({ call, match, now, tx }: Loaded, report: ReportCall): Promise<void> {
  await saveReport(match.id, report, now, tx);
  await saveWritten(match.id, report.written ?? [], { now, userId: call.actor.userId }, tx);
}

/** Clock actions recorded while the match was approved are shown from now on. */
async function reopenedClock({ match, tx }: Loaded, { reopens }: Changed): Promise<Partial<MatchRow>> {
  if (!reopens) return {};
  return { clock: clockRepository.holdingClock(await clockRepository.findAllByMatchId(match.id, tx)) };
}

/** Seats of a match that is no longer begun follow their places again. */
function reachesTables({ match, target }: Loaded, { approves, reopens }: Changed): boolean {
  return approves || reopens || (target.code === 'not_started' && match.groupId !== null);
}

function recompute(loaded: Loaded, updated: MatchRow): Promise<Recomputed> {
  const { match, now, reference, sources = [], tx } = loaded;
  const groupIds = groupsReached(match, updated, sources, reference.stageCode);
  return recomputeGroups(tx, { editionId: match.editionId, groupIds, now });
}

function eventsChange(matchId: number, applied: readonly MatchEventRow[], reference: Reference) {
  return {
    matchId,
    changed: applied.filter(isLive).map((event) => toPublicEvent(event, reference)),
    deletedIds: applied.filter((event) => !isLive(event)).map(({ id }) => id),
  };
}

function detail(
  loaded: Loaded,
  match: MatchRow,
  events: readonly MatchEventRow[],
  recomputed?: Recomputed,
): MatchDetail {
  const conflicts = recomputed?.conflicts ?? [];
  return matchDetail({ ...loaded, match, events, actor: loaded.call.actor, conflicts });
}

async function record(
  { call, match, now, tx }: Loaded,
  updated: MatchRow,
  recomputed: Recomputed,
): Promise<void> {
  const { matches, groupTeams, conflicts } = recomputed;
  await recordAudit(tx, {
    at: now,
    userId: call.actor.userId,
    action: 'match.stage',
    subjectType: 'match',
    subjectId: match.id,
    before: auditOf(match),
    after: {
      ...auditOf(updated),
      matchIds: matches.map(({ id }) => id),
      groupTeamIds: groupTeams.map(({ id }) => id),
      conflicts,
    },
    reason: call.reason,
  });
}

function auditOf({ stageId, homeScore, awayScore, approvedAt, revision }: MatchRow): Record<string, unknown> {
  return { stageId, homeScore, awayScore, approvedAt, revision };
}
