import type { ErrorCode } from '@sevenmetre/contract';
import type { MatchHistory } from '@sevenmetre/contract/matches/match-history';
import type { Actor } from '@sevenmetre/rules/permissions';
import { utcText, matchRepository } from '../competition/index.ts';
import { refuseRole } from '../match-events/index.ts';
import { auditChanges } from './audit-changes.ts';
import * as historyRepository from './history.repository.ts';
import type { ReporterContext } from './read-reporter.use-case.ts';

export type HistoryAnswer =
  | { readonly ok: true; readonly body: MatchHistory }
  | { readonly ok: false; readonly code: ErrorCode; readonly parameters: Readonly<Record<string, unknown>> };

/** Audit log of a match with its events and rosters, for those who may reopen matches. */
export function readHistory(
  { database, clock }: ReporterContext,
  actor: Actor,
  matchId: number,
): Promise<HistoryAnswer> {
  return database.transaction(
    async (tx): Promise<HistoryAnswer> => {
      const forbidden = refuseRole(actor, 'matchHistory', clock.now());
      if (forbidden) return forbidden;
      const match = await matchRepository.findById(matchId, tx);
      if (!match) return { ok: false, code: 'match-unknown', parameters: { matchId } };
      const rows = await historyRepository.findAllByMatchId(matchId, tx);
      return {
        ok: true,
        body: {
          entries: rows.map(({ entry, firstName, lastName }) => ({
            id: entry.id,
            at: utcText(entry.at),
            who: lastName === null ? null : `${firstName} ${lastName}`,
            action: entry.action,
            eventId: entry.subjectType === 'match-event' ? entry.subjectId : null,
            reason: entry.reason,
            changes: auditChanges(entry.before, entry.after),
          })),
        },
      };
    },
    { accessMode: 'read only' },
  );
}
