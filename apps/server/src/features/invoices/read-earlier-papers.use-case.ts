import type { EarlierPaper } from '@sevenmetre/contract/invoices/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../platform/permission/index.ts';
import { findAllOfYearsBefore } from './earlier-paper.repository.ts';
import { findClub } from './finance.repository.ts';
import { hrefOfPaper } from './finance-body.ts';
import type { FinanceContext } from './read-finance.use-case.ts';

/**
 * The papers that a club of the current edition got in years before, as far as the actor may open them: an admin of today was
 * not always one then. null: there is no such club, or its money is none of the actor's, and nothing tells which.
 */
export function readEarlierPapers(
  { database, clock }: FinanceContext,
  actor: Actor,
  clubId: number,
): Promise<EarlierPaper[] | null> {
  const now = clock.now();
  if (!can(actor, 'clubEarlierPapers', { club: { id: clubId } }, now)) return Promise.resolve(null);
  return database.transaction(
    async (tx) => {
      if (!(await findClub(clubId, tx))) return null;
      const found = await findAllOfYearsBefore(clubId, tx);
      return found
        .filter(({ document }) => can(actor, 'invoicePdf', { club: { id: document.clubId } }, now))
        .map(({ document: { id, number, kind, total, currency }, clubName, year }) => {
          return { id, number, kind, total, currency, href: hrefOfPaper(id), clubName, year };
        });
    },
    { accessMode: 'read only' },
  );
}
