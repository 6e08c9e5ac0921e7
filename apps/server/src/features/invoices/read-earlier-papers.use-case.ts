import type { EarlierPaper } from '@sevenmetre/contract/invoices/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../platform/permission/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findAllOfYearsBefore } from './earlier-paper.repository.ts';
import { findClub } from './finance.repository.ts';
import { hrefOfPaper } from './finance-body.ts';
import type { FinanceContext } from './read-finance.use-case.ts';

/**
 * Documents of earlier years of a club of the current edition that the actor may open: an admin of today may
 * not have been one then. A club whose money the actor may not see is unknown.
 */
export function readEarlierPapers(
  { database, clock }: FinanceContext,
  actor: Actor,
  clubId: number,
): Promise<Outcome<{ papers: EarlierPaper[] }>> {
  const now = clock.now();
  if (!can(actor, 'clubEarlierPapers', { club: { id: clubId } }, now))
    return Promise.resolve(refuse('club-unknown'));
  return database.transaction(
    async (tx) => {
      if (!(await findClub(clubId, tx))) return refuse('club-unknown');
      const found = await findAllOfYearsBefore(clubId, tx);
      const papers = found
        .filter(({ document }) => can(actor, 'invoicePdf', { club: { id: document.clubId } }, now))
        .map(({ document: { id, number, kind, total, currency }, clubName, year }) => {
          return { id, number, kind, total, currency, href: hrefOfPaper(id), clubName, year };
        });
      return done({ papers });
    },
    { accessMode: 'read only' },
  );
}
