import type { ProtestBody } from '@sevenmetre/contract/protests/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkingEdition, matchRepository, utcText } from '../competition/index.ts';
import { billProtest, findClubCurrency, lockClub } from '../invoices/index.ts';
import { feeOf } from './protest-fee.ts';
import * as protestRepository from './protest.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/**
 * Records the protest of one of the two teams of a match and adds its fee to the lines of the club. A repeated form makes one protest.
 */
export function fileProtest(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  matchId: number,
  form: ProtestBody,
): Promise<Outcome<{ readonly id: number }>> {
  return database.transaction(async (tx) => {
    const { minutes, ...body } = form;
    const working = await findWorkingEdition(null, tx);
    if (!working.ok) return working;
    const locked = await matchRepository.lockById(matchId, tx);
    if (locked?.match.editionId !== working.value.id) return refuse('match-unknown', { matchId });
    const { homeTeamId, awayTeamId, editionId } = locked.match;
    const { teamId, reason, fee, currency } = body;
    if (teamId !== homeTeamId && teamId !== awayTeamId) return refuse('team-not-in-match', { teamId });
    const team = await protestRepository.findTeam(teamId, tx);
    if (!team) return refuse('team-not-in-match', { teamId });
    if (fee > 0) {
      await lockClub(team.clubId, tx);
      if ((await findClubCurrency(team.clubId, tx)) !== currency) return refuse('changed-meanwhile');
    }
    const filed = await once(tx, `protest:${matchId}`, form.clientKey, form, async () => {
      const now = clock.now();
      const dueAt = new Date(now.getTime() + minutes * 60_000);
      const row = { ...body, matchId, dueAt, filedAt: now, filedByUserId: userId };
      const id = await protestRepository.insert(row, tx);
      const number = await protestRepository.countByMatchId(matchId, tx);
      if (fee > 0) {
        const billed = await billProtest(
          tx,
          { userId, now },
          feeOf({ id, number, ...row }, locked.match, team),
        );
        if (!billed.ok) throw new Error(`the fee of a protest was refused: ${billed.code}`);
      }
      const subject = { subjectType: 'match', subjectId: matchId, editionId };
      const after = { protestId: id, number, teamId, fee, currency, dueAt: utcText(dueAt) };
      await recordAudit(tx, { at: now, userId, action: 'protest.filed', ...subject, after, reason });
      return done(id);
    });
    return filed.ok ? done({ id: filed.value.id }) : filed;
  });
}
