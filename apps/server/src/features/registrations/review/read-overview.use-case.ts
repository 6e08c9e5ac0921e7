import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import {
  categoryPace,
  countTeams,
  listClubs,
  listReferees,
  registrationTrend,
} from '@sevenmetre/rules/registration';
import type { Tx } from '../../../platform/database/index.ts';
import { countBeds } from '../../accommodation/index.ts';
import { findRegistrations } from './clubs/club-list.repository.ts';
import { countDecisions } from '../../groups/index.ts';
import { findCurrentEdition, utcText } from '../../competition/index.ts';
import * as overview from './overview.repository.ts';
import { findAllByEditionId } from './referees/referee-list.repository.ts';
import type { UseCaseContext } from '../../../platform/use-case/index.ts';

/** Editions before the current one in the comparison of registered teams. */
const yearsCompared = 2;

interface Edition {
  readonly id: number;
  readonly year: number;
  readonly startDate: string;
}

type EditionTeams = Parameters<typeof registrationTrend>[0];

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
  const genders = await overview.findGenders(edition.id, tx);
  const next = await overview.findFirstWaiting(edition.id, tx);
  const { paceOf, trend } = await compareEditions(edition, now, tx);
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
      gender: genders.get(category.code) ?? 'X',
      next: next.get(category.code) ?? null,
      ...paceOf(category.code),
    })),
    trend,
  };
}

/** How fast the edition and each of its categories fill, beside those before. @param now milliseconds UTC */
async function compareEditions(edition: Edition, now: number, tx: Tx) {
  const current = await withTeams(edition, tx);
  const earlier: EditionTeams[] = [];
  for (const before of await overview.findEditionsBefore(edition.startDate, yearsCompared, tx)) {
    earlier.push(await withTeams(before, tx));
  }
  const trend = registrationTrend(current, earlier, now);
  const paceOf = (code: string) => {
    const { weeks, yearBefore } = categoryPace(code, current, earlier[0] ?? null, now);
    return { weeks: [...weeks], yearBefore };
  };
  return { paceOf, trend: trend && { ...trend, from: utcText(new Date(trend.from)) } };
}

async function withTeams({ id, year, startDate }: Edition, tx: Tx): Promise<EditionTeams> {
  const teams = (await overview.findRegisteredTeams(id, tx)).map(({ categoryCode, createdAt }) => ({
    categoryCode,
    createdAt: createdAt.toISOString(),
  }));
  return { year, startDate, teams };
}
