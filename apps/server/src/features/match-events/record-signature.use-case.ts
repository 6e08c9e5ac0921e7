import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { MatchSignatureBody } from '@sevenmetre/contract/match-events/schemas';
import { standingStatements } from '@sevenmetre/rules/match';
import type { Actor } from '@sevenmetre/rules/permissions';
import { eventKey, isClientTooOld, oldestSupportedVersion } from '@sevenmetre/sync';
import type { VerifyPin } from '../signing-pins/index.ts';
import { recordAudit } from '../audit/index.ts';
import { matchEventRepository } from '../competition/index.ts';
import { findNamePublication } from '../live/index.ts';
import { stampOf } from './event-call.ts';
import type { SyncHeaders } from './event-call.ts';
import { lockMatch } from './lock-match.ts';
import { matchDetail, loadLineup } from './match-detail.ts';
import { refuseRole, refuseWriter } from './may-write.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { loadReference } from './reference.ts';
import { sealReport } from './seal-report.ts';
import * as signatureRepository from './signature.repository.ts';
import type { WriteDependencies } from './write-event.use-case.ts';

export interface SignatureDependencies extends WriteDependencies {
  /** Absent: no PIN is right. */
  readonly verifyPin?: VerifyPin;
}

interface SignatureCall {
  readonly matchId: number;
  readonly actor: Actor;
  readonly headers: SyncHeaders;
  readonly body: MatchSignatureBody;
}

/**
 * Records that somebody signs the record of a match, or refuses to (MA91, MA92): one transaction, on disk before the
 * promise resolves. It is stored under the key of its tap, at any stage, and changes neither the match nor anything
 * public. A wrong PIN is stored as such.
 */
export async function recordSignature(
  { database, clock, verifyPin }: SignatureDependencies,
  call: SignatureCall,
): Promise<Outcome<MatchDetail>> {
  const isVerified = await checkPin(database, call, verifyPin);
  return database.transaction(async (tx): Promise<Outcome<MatchDetail>> => {
    const { actor, matchId, headers, body } = call;
    if (isClientTooOld(headers['x-protocol'])) return refuse('client-too-old', { oldestSupportedVersion });
    const forbidden = refuseRole(actor, 'matchSignature', clock.now());
    if (forbidden) return forbidden;
    const locked = await lockMatch(matchId, tx);
    if (!locked) return refuse('match-unknown', { matchId });
    const now = clock.now();
    const elsewhere = refuseWriter(actor, 'matchSignature', locked, now);
    if (elsewhere) return elsewhere;
    const clientKey = keyOf(call, now);
    const known = await signatureRepository.findAllByMatchId(matchId, tx);
    const isRepeat = known.some((row) => row.clientKey === clientKey);
    if (!isRepeat) {
      const row = await signatureRepository.insert(rowOf(call, { clientKey, isVerified, now }), tx);
      known.push(row);
      await recordAudit(tx, {
        at: now,
        userId: actor.userId,
        action: 'match.signature',
        subjectType: 'match',
        subjectId: matchId,
        before: null,
        after: { moment: body.moment, role: body.role, way: body.way, isVerified: row.isVerified, clientKey },
      });
    }
    const signatures = standingStatements(known.map(signatureRepository.toStandingSignature));
    const reference = await loadReference(tx);
    if (!isRepeat && reference.stageCode(locked.match.stageId) === 'finished')
      await sealReport(locked.match, now, tx);
    const events = await matchEventRepository.findLiveByMatchId(matchId, tx);
    const lineup = await loadLineup(matchId, await findNamePublication(locked.edition.id, tx), tx);
    return done(matchDetail({ ...locked, ...lineup, reference, events, actor, now, signatures }));
  });
}

function keyOf({ headers, actor }: SignatureCall, now: Date): string {
  const idempotencyKey = headers['idempotency-key'];
  return eventKey({ idempotencyKey, userId: actor.userId, createdTimestamp: now.toISOString() });
}

/** Whether the PIN is right; null: there is none. A repeat is not checked again, so that it counts no wrong PIN twice. */
async function checkPin(
  { db }: WriteDependencies['database'],
  { matchId, actor, headers, body }: SignatureCall,
  verifyPin: VerifyPin | undefined,
): Promise<boolean | null> {
  if (body.way !== 'pin') return null;
  const key = headers['idempotency-key'];
  if (verifyPin === undefined || (await signatureRepository.isKnown(matchId, key, db))) return false;
  return verifyPin(body, { matchId, userId: actor.userId });
}

function rowOf(
  call: SignatureCall,
  { clientKey, isVerified, now }: { clientKey: string; isVerified: boolean | null; now: Date },
) {
  const { moment, role, way, name, drawing, remark, score } = call.body;
  const stamp = stampOf(call, now);
  return {
    matchId: call.matchId,
    clientKey,
    moment,
    role,
    way,
    name: name.trim(),
    drawing: way === 'drawn' ? drawing : null,
    isVerified,
    remark,
    homeScore: score?.home ?? null,
    awayScore: score?.away ?? null,
    recordedAt: new Date(stamp.at),
    device: stamp.device,
    recordedByUserId: call.actor.userId,
    receivedAt: now,
  };
}
