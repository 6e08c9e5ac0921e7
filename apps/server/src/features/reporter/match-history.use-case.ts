import type { MatchHistory } from '@sevenmetre/contract/matches/match-history';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { utcText, matchRepository } from '../competition/index.ts';
import { refuseRole } from '../match-events/index.ts';
import { auditChanges } from './audit-changes.ts';
import * as historyRepository from './history.repository.ts';
import type { ReporterContext } from './read-reporter.use-case.ts';

/** Audit log of a match with its events and rosters, for those who may reopen matches. */
export function readHistory(
  { database, clock }: ReporterContext,
  actor: Actor,
  matchId: number,
): Promise<Outcome<MatchHistory>> {
  return database.transaction(
    async (tx): Promise<Outcome<MatchHistory>> => {
      const forbidden = refuseRole(actor, 'matchHistory', clock.now());
      if (forbidden) return forbidden;
      const match = await matchRepository.findById(matchId, tx);
      if (!match) return refuse('match-unknown', { matchId });
      const rows = await historyRepository.findAllByMatchId(matchId, tx);
      return done({
        entries: rows.map(({ entry, firstName, lastName }) => ({
          id: entry.id,
          at: utcText(entry.at),
          who: lastName === null ? null : `${firstName} ${lastName}`,
          action: entry.action,
          eventId: entry.subjectType === 'match-event' ? entry.subjectId : null,
          reason: entry.reason,
          changes: auditChanges(entry.before, entry.after),
        })),
      });
    },
    { accessMode: 'read only' },
  );
}
