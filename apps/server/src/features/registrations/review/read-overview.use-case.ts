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
import { countPairs } from '../../appointments/index.ts';
import { countUnpaidClubs, findOverdueClubs } from '../../invoices/index.ts';
import { findRegistrations, type Registrations } from './clubs/club-list.repository.ts';
import { countDecisions } from '../../groups/index.ts';
import { findCurrentEdition, utcText } from '../../competition/index.ts';
import * as overview from './overview.repository.ts';
import { findAllByEditionId } from './referees/referee-list.repository.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../../platform/use-case/index.ts';

/** Editions before the current one in the comparison of registered teams. */
const yearsCompared = 2;

interface Edition {
  readonly id: number;
  readonly year: number;
  readonly startDate: string;
}

type EditionTeams = Parameters<typeof registrationTrend>[0];

/** Open work for the organiser of the current edition. */
export function readOverview({ database, clock }: UseCaseContext): Promise<Outcome<AdminOverview>> {
  return database.transaction((tx) => read(clock.now(), tx), { accessMode: 'read only' });
}

async function read(now: Date, tx: Tx): Promise<Outcome<AdminOverview>> {
  const edition = await findCurrentEdition(tx);
  if (!edition) return refuse('edition-missing');
  const { clubs, categories } = await findRegistrations(edition, now, tx);
  const genders = await overview.findGenders(edition.id, tx);
  const next = await overview.findFirstWaiting(edition.id, tx);
  const { paceOf, trend } = await compareEditions(edition, now.getTime(), tx);
  return done({
    clubs: clubFigures(clubs, categories),
    referees: await refereeFigures(edition.id, tx),
    unmatchedPayments: await overview.countUnmatchedPayments(edition.id, tx),
    unpaidClubs: await countUnpaidClubs(edition.id, tx),
    overdueClubs: (await findOverdueClubs(edition, now, tx)).size,
    failedMails: await overview.countFailedMails(tx),
    decisions: await countDecisions(tx),
    beds: await countBeds(edition.id, tx),
    categories: countTeams(categories, clubs).map((category) => ({
      ...category,
      gender: genders.get(category.code) ?? 'X',
      next: next.get(category.code) ?? null,
      ...paceOf(category.code),
    })),
    play: await playFigures(edition, now, tx),
    trend,
  });
}

function clubFigures(
  clubs: Registrations['clubs'],
  categories: Registrations['categories'],
): AdminOverview['clubs'] {
  const waiting = listClubs(clubs, categories, { state: 'new', size: 1 });
  const flagged = listClubs(clubs, categories, { state: 'new', found: 'any', size: 1 });
  const registered = clubs.filter(({ state }) => state !== 'declined');
  return {
    waiting: waiting.total,
    oldest: waiting.rows[0]?.createdAt ?? null,
    flagged: flagged.total,
    registered: registered.length,
    countries: new Set(registered.map(({ countryCode }) => countryCode)).size,
  };
}

async function refereeFigures(editionId: number, tx: Tx): Promise<AdminOverview['referees']> {
  const referees = await findAllByEditionId(editionId, tx);
  const waiting = listReferees(referees, { state: 'new', size: 1 });
  return {
    waiting: waiting.total,
    oldest: waiting.rows[0]?.createdAt ?? null,
    approved: waiting.states.approved,
    pairs: await countPairs(editionId, tx),
  };
}

async function playFigures(
  { id, timeZone }: { readonly id: number; readonly timeZone: string },
  now: Date,
  tx: Tx,
): Promise<AdminOverview['play']> {
  const { next, ...play } = await overview.countPlay({ id, timeZone }, now, tx);
  return play.matches === 0 ? null : { ...play, next: next === null ? null : utcText(new Date(next)) };
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
