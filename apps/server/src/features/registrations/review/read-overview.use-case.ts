import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { categoryPace, countTeams, listClubs, listReferees } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../platform/database/index.ts';
import { countBeds } from '../../accommodation/index.ts';
import { findRegistrations } from './clubs/club-list.repository.ts';
import { countDecisions } from '../../groups/index.ts';
import { findCurrentEdition } from '../../competition/index.ts';
import * as overview from './overview.repository.ts';
import { findAllByEditionId } from './referees/referee-list.repository.ts';
import type { UseCaseContext } from '../../../platform/use-case/index.ts';

/** Open work for the organiser of the current edition. null: no edition. */
export function readOverview({ database, clock }: UseCaseContext): Promise<AdminOverview | null> {
  return database.transaction((tx) => read(clock.now().getTime(), tx), { accessMode: 'read only' });
}

async function read(now: number, tx: Tx): Promise<AdminOverview | null> {
  const edition = await findCurrentEdition(tx);
  if (!edition) return null;
  const { clubs, categories } = await findRegistrations(edition.id, tx);
  const referees = await findAllByEditionId(edition.id, tx);
  const waiting = listClubs(clubs, categories, { state: 'new', size: 1 });
  const flagged = listClubs(clubs, categories, { state: 'new', found: 'any', size: 1 });
  const waitingReferees = listReferees(referees, { state: 'new', size: 1 });
  const next = await overview.findFirstWaiting(edition.id, tx);
  const pace = await readPace(edition, now, tx);
  return {
    clubs: { waiting: waiting.total, oldest: waiting.rows[0]?.createdAt ?? null, flagged: flagged.total },
    referees: { waiting: waitingReferees.total, oldest: waitingReferees.rows[0]?.createdAt ?? null },
    unmatchedPayments: await overview.countUnmatchedPayments(edition.id, tx),
    unpaidClubs: listClubs(clubs, categories, { state: 'approved', found: 'unpaid', size: 1 }).total,
    failedMails: await overview.countFailedMails(tx),
    decisions: await countDecisions(tx),
    beds: await countBeds(edition.id, tx),
    categories: countTeams(categories, clubs).map((category) => ({
      ...category,
      next: next.get(category.code) ?? null,
      ...pace(category.code),
    })),
  };
}

/** How fast each category, by its code, fills beside the edition before. @param now milliseconds UTC */
async function readPace(edition: { id: number; startDate: string }, now: number, tx: Tx) {
  const withTeams = async ({ id, startDate }: { id: number; startDate: string }) => ({
    startDate,
    teams: (await overview.findRegisteredTeams(id, tx)).map(({ categoryCode, createdAt }) => ({
      categoryCode,
      createdAt: createdAt.toISOString(),
    })),
  });
  const before = await overview.findEditionBefore(edition.startDate, tx);
  const current = await withTeams(edition);
  const earlier = before === null ? null : await withTeams(before);
  return (code: string) => {
    const { weeks, yearBefore } = categoryPace(code, current, earlier, now);
    return { weeks: [...weeks], yearBefore };
  };
}
