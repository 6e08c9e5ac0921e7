import type { ProtestDecisionBody } from '@sevenmetre/contract/protests/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { creditProtest } from '../invoices/index.ts';
import { feeOf } from './protest-fee.ts';
import * as protestRepository from './protest.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Accepts or rejects a protest and returns its fee. A decision is final: a concurrent second one is refused. */
export function decideProtest(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  id: number,
  { decision, reason, feeReturned }: ProtestDecisionBody,
): Promise<Outcome<{ readonly id: number }>> {
  return database.transaction(async (tx) => {
    const working = await findWorkingEdition(null, tx);
    if (!working.ok) return working;
    const locked = await protestRepository.lockById(id, tx);
    if (locked?.editionId !== working.value.id) return refuse('protest-unknown', { id });
    const { protest, number, editionId } = locked;
    if (protest.decision !== null) return refuse('protest-decided', { id });
    const now = clock.now();
    const decided = { decision, feeReturned, decidedAt: now, decidedByUserId: userId };
    await protestRepository.decide(id, { ...decided, decisionReason: reason }, tx);
    const subject = { subjectType: 'match', subjectId: protest.matchId, editionId };
    const team = await protestRepository.findTeam(protest.teamId, tx);
    if (feeReturned && team) {
      const credited = await creditProtest(tx, { userId, now }, feeOf({ ...protest, number }, locked, team));
      if (!credited.ok) throw new Error(`the fee of a protest was not returned: ${credited.code}`);
    }
    const after = { protestId: id, number, decision, feeReturned };
    await recordAudit(tx, { at: now, userId, action: 'protest.decided', ...subject, after, reason });
    return done({ id });
  });
}
