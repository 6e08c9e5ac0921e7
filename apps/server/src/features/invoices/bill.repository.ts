import { aliasedTable, and, asc, eq, isNull } from 'drizzle-orm';
import type { OrderedParty } from '@sevenmetre/rules/pricing';
import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import {
  clubs,
  countries,
  extraPersonGroups,
  invoiceDocuments,
  invoiceItems,
  payments,
  teamCategories,
  teams,
} from '../../platform/database/schema/index.ts';
import type { LineRow } from './line.repository.ts';
import { orderedColumns, type TeamOrderRow } from './order.repository.ts';

export interface BillingClub {
  readonly id: number;
  readonly currencyCode: string;
  readonly registrationState: RegistrationState;
}

interface OfClub {
  readonly clubId: number;
}

/** Ordered by id. */
export function findClubs(editionId: number, tx: Tx): Promise<BillingClub[]> {
  const { id, registrationState } = clubs;
  return tx
    .select({ id, registrationState, currencyCode: countries.currencyCode })
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .where(eq(clubs.editionId, editionId))
    .orderBy(asc(id));
}

/** In the order used for one club. */
export function findTeams(editionId: number, tx: Tx): Promise<(TeamOrderRow & OfClub)[]> {
  const { id, clubId, state, serviceLevelId, teamNumber } = teams;
  return tx
    .select({
      id,
      clubId,
      state,
      serviceLevelId,
      teamNumber,
      categoryCode: teamCategories.code,
      ...orderedColumns(teams),
    })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(eq(teams.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(teamNumber), asc(id));
}

export function findExtraPersons(editionId: number, tx: Tx): Promise<(OrderedParty & OfClub)[]> {
  const { id, clubId } = extraPersonGroups;
  return tx
    .select({ id, clubId, ...orderedColumns(extraPersonGroups) })
    .from(extraPersonGroups)
    .innerJoin(clubs, and(eq(clubs.id, clubId), eq(clubs.editionId, editionId)))
    .orderBy(asc(id));
}

const notes = aliasedTable(invoiceDocuments, 'notes');

/** Valid lines, as `findAllValidByClubId` returns them for one club. */
export async function findValidLines(editionId: number, tx: Tx): Promise<LineRow[]> {
  const rows = await tx
    .select({ line: invoiceItems })
    .from(invoiceItems)
    .innerJoin(clubs, and(eq(clubs.id, invoiceItems.clubId), eq(clubs.editionId, editionId)))
    .leftJoin(notes, eq(notes.correctsDocumentId, invoiceItems.documentId))
    .where(isNull(notes.id))
    .orderBy(asc(invoiceItems.id));
  return rows.map(({ line }) => line);
}

export async function findPayingClubIds(editionId: number, tx: Tx): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectDistinct({ clubId: payments.clubId })
    .from(payments)
    .innerJoin(clubs, and(eq(clubs.id, payments.clubId), eq(clubs.editionId, editionId)));
  return new Set(rows.map(({ clubId }) => clubId));
}
