import type { Actor } from '@sevenmetre/rules/permissions';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { eraseDrawings, lockMatch } from '../match-events/index.ts';
import type { MatchReportsContext } from './draw-reports.use-case.ts';

/** Erases the drawn signatures of a match, as somebody may ask for. The statements stay, with names and times. */
export function eraseMatchDrawings(
  { database, clock }: Pick<MatchReportsContext, 'database' | 'clock'>,
  actor: Actor,
  matchId: number,
): Promise<Outcome<{ readonly erased: number }>> {
  return database.transaction(async (tx) => {
    if ((await lockMatch(matchId, tx)) === null) return refuse('match-unknown', { matchId });
    const erased = await eraseDrawings(matchId, tx);
    if (erased > 0)
      await recordAudit(tx, {
        at: clock.now(),
        userId: actor.userId,
        action: 'match.drawings-erase',
        subjectType: 'match',
        subjectId: matchId,
        after: { erased },
      });
    return done({ erased });
  });
}
