import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { MatchClockBody } from '@sevenmetre/contract/match-events/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { arrivingClockAt, eventKey, isClientTooOld, oldestSupportedVersion } from '@sevenmetre/sync';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { matchEventRepository, matchRepository, toSnapshotMatch } from '../competition/index.ts';
import type { MatchRow } from '../competition/index.ts';
import { appendChange, findNamePublication } from '../live/index.ts';
import * as clockRepository from './clock.repository.ts';
import type { MatchClockRow } from './clock.repository.ts';
import { stampOf } from './event-call.ts';
import type { SyncHeaders } from './event-call.ts';
import { lockMatch } from './lock-match.ts';
import type { LockedMatch } from './lock-match.ts';
import { matchDetail, loadLineup } from './match-detail.ts';
import { refuseRole, refuseWriter } from './may-write.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { loadReference } from './reference.ts';
import type { Reference } from './reference.ts';
import type { WriteDependencies } from './write-event.use-case.ts';

export interface ClockCall {
  readonly matchId: number;
  readonly actor: Actor;
  readonly headers: SyncHeaders;
  readonly body: MatchClockBody;
}

interface Loaded extends LockedMatch {
  readonly call: ClockCall;
  readonly now: Date;
  readonly reference: Reference;
  readonly tx: Tx;
}

/**
 * Records a start, a stop or a correction of the match clock: one transaction, on disk before the promise
 * resolves. It is stored under the key of its tap, so a repeat changes nothing; the newest one applies, in
 * whatever order they arrive. It is not part of the result: for an approved match it is stored too, and shown
 * once the match is reopened.
 */
export function recordClock(
  { database, clock }: WriteDependencies,
  call: ClockCall,
): Promise<Outcome<MatchDetail>> {
  return database.transaction(async (tx): Promise<Outcome<MatchDetail>> => {
    const { actor, matchId, headers, body } = call;
    if (isClientTooOld(headers['x-protocol'])) return refuse('client-too-old', { oldestSupportedVersion });
    const forbidden = refuseRole(actor, 'matchClock', clock.now());
    if (forbidden) return forbidden;
    const locked = await lockMatch(matchId, tx);
    if (!locked) return refuse('match-unknown', { matchId });
    const now = clock.now();
    const elsewhere = refuseWriter(actor, 'matchClock', locked, now);
    if (elsewhere) return elsewhere;
    const reference = await loadReference(tx);
    const stageId = body.competitionMatchStageId;
    if (!reference.stages.has(stageId)) return refuse('stage-unknown', { stageId });
    return attempt({ ...locked, call, now, reference, tx });
  });
}

async function attempt(loaded: Loaded): Promise<Outcome<MatchDetail>> {
  const { match, now, reference, tx } = loaded;
  const clientKey = keyOf(loaded.call);
  const known = await clockRepository.findAllByMatchId(match.id, tx);
  if (known.some((row) => row.clientKey === clientKey)) return answer(loaded, match);
  const row = await clockRepository.insert(rowOf(loaded, clientKey), tx);
  const clock = clockRepository.holdingClock([...known, row]);
  const isApproved = reference.stageCode(match.stageId) === 'finished';
  const isShown = clock?.key === clientKey && !isApproved;
  const updated = isShown ? await matchRepository.update(match.id, { clock }, now, tx) : match;
  await record(loaded, row);
  const outcome = await answer(loaded, updated);
  if (isShown) await appendChange(tx, { matches: [toSnapshotMatch(updated, loaded.edition.timeZone)] });
  return outcome;
}

function keyOf({ headers, actor, body }: ClockCall): string {
  const idempotencyKey = headers['idempotency-key'];
  return eventKey({ idempotencyKey, userId: actor.userId, createdTimestamp: body.at });
}

function rowOf({ call, match, now }: Loaded, clientKey: string) {
  const { competitionMatchStageId: stageId, seconds, running } = call.body;
  const stamp = stampOf(call, now);
  return {
    matchId: match.id,
    clientKey,
    stageId,
    seconds,
    running,
    at: new Date(arrivingClockAt(call.body, now.getTime())),
    recordedAt: new Date(stamp.at),
    rawAt: call.body.at,
    device: stamp.device,
    recordedByUserId: call.actor.userId,
    receivedAt: now,
  };
}

async function answer(loaded: Loaded, match: MatchRow): Promise<Outcome<MatchDetail>> {
  const { call, edition, tx } = loaded;
  const events = await matchEventRepository.findLiveByMatchId(match.id, tx);
  const lineup = await loadLineup(match.id, await findNamePublication(edition.id, tx), tx);
  return done(matchDetail({ ...loaded, ...lineup, match, events, actor: call.actor }));
}

async function record({ call, match, now, tx }: Loaded, row: MatchClockRow): Promise<void> {
  const { at, clientKey } = row;
  await recordAudit(tx, {
    at: now,
    userId: call.actor.userId,
    action: 'match.clock',
    subjectType: 'match',
    subjectId: match.id,
    before: match.clock && auditOf(match.clock),
    after: { ...auditOf(row), at: at.toISOString(), clientKey },
  });
}

function auditOf({ stageId, seconds, running }: Pick<MatchClockRow, 'stageId' | 'seconds' | 'running'>) {
  return { stageId, clock: seconds, running };
}
