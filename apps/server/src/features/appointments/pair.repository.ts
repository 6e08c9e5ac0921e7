import { fallbackLocale, locales, type Locale } from '@sevenmetre/rules/vocabulary';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { asOne } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubAdmins,
  clubs,
  countries,
  refereeHalls,
  refereePairs,
  referees,
  users,
} from '../../platform/database/schema/index.ts';

export type PairRow = typeof refereePairs.$inferSelect;
export type NewPair = typeof refereePairs.$inferInsert;

export function findPairs(editionId: number, tx: Db | Tx): Promise<PairRow[]> {
  return tx
    .select()
    .from(refereePairs)
    .where(eq(refereePairs.editionId, editionId))
    .orderBy(asc(refereePairs.level), asc(refereePairs.id));
}

export async function insertPairs(rows: readonly NewPair[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(refereePairs).values([...rows]);
}

export async function updatePair(id: number, patch: Partial<NewPair>, tx: Tx): Promise<void> {
  await tx.update(refereePairs).set(patch).where(eq(refereePairs.id, id));
}

/** Rows of pairs from their JSON, as a press has kept them. */
export async function findStoredRows(rows: readonly string[], tx: Tx): Promise<PairRow[]> {
  return asOne<PairRow>(
    sql`select r.id, r.edition_id as "editionId", r.first_referee_id as "firstRefereeId",
      r.second_referee_id as "secondRefereeId", r.level, r.fee, r.travel, r.most_per_day as "mostPerDay", r.wish,
      r.absences, r.club_ids as "clubIds"
    from jsonb_populate_recordset(null::referee_pairs, ${`[${rows.join(',')}]`}::jsonb) r`,
    tx,
  );
}

/** Stores a pair as it was, under its id; whoever has read it since finds another revision. */
export async function restorePair(
  { revision: _, createdAt: _created, updatedAt: _updated, ...row }: PairRow,
  now: Date,
  tx: Tx,
): Promise<void> {
  const set = { ...row, revision: sql`${refereePairs.revision} + 1`, updatedAt: now };
  await tx
    .insert(refereePairs)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: refereePairs.id, set });
}

export async function deletePair(id: number, tx: Tx): Promise<void> {
  await tx.delete(refereePairs).where(eq(refereePairs.id, id));
}

/** Approved referees of an edition by name. */
export function findApproved(editionId: number, tx: Db | Tx) {
  return tx
    .select({
      id: referees.id,
      userId: referees.userId,
      firstName: referees.firstName,
      lastName: referees.lastName,
      phone: referees.phone,
      email: referees.email,
      highestCompetition: referees.highestCompetition,
      colleagueId: referees.colleagueRefereeId,
      colleagueRequested: referees.colleagueRefereeRequested,
      arrivalDate: referees.arrivalDate,
      departureDate: referees.departureDate,
      countryCode: countries.countryCode,
    })
    .from(referees)
    .leftJoin(countries, eq(countries.id, referees.countryId))
    .where(and(eq(referees.editionId, editionId), eq(referees.registrationState, 'approved')))
    .orderBy(asc(referees.lastName), asc(referees.firstName), asc(referees.id));
}
export type ApprovedRow = Awaited<ReturnType<typeof findApproved>>[number];

/** Days and halls of the referees of an edition. */
export function findRefereeHalls(editionId: number, tx: Db | Tx) {
  const { refereeId, day, placeId } = refereeHalls;
  return tx
    .select({ refereeId, day, placeId })
    .from(refereeHalls)
    .innerJoin(referees, eq(referees.id, refereeHalls.refereeId))
    .where(eq(referees.editionId, editionId));
}

/** Clubs that referees of an edition act for. */
export function findOwnClubs(editionId: number, tx: Db | Tx) {
  return tx
    .select({ refereeId: referees.id, clubId: clubAdmins.clubId })
    .from(referees)
    .innerJoin(clubAdmins, eq(clubAdmins.userId, referees.userId))
    .where(eq(referees.editionId, editionId));
}

export function findClubs(editionId: number, tx: Db | Tx) {
  return tx
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .where(eq(clubs.editionId, editionId))
    .orderBy(asc(clubs.name), asc(clubs.id));
}

/** Pairs of the current edition that contain the referee registration of a user. */
export async function findPairsOfUser(userId: number, editionId: number, tx: Db | Tx): Promise<PairRow[]> {
  const own = await tx
    .select({ id: referees.id })
    .from(referees)
    .where(
      and(
        eq(referees.userId, userId),
        eq(referees.editionId, editionId),
        eq(referees.registrationState, 'approved'),
      ),
    );
  const ids = new Set(own.map(({ id }) => id));
  const pairs = await findPairs(editionId, tx);
  return pairs.filter(
    ({ firstRefereeId, secondRefereeId }) =>
      ids.has(firstRefereeId) || (secondRefereeId !== null && ids.has(secondRefereeId)),
  );
}

/** Recipient of mails to a referee. */
export interface RefereeReader {
  readonly refereeId: number;
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
}

/**
 * Recipients of mails to these referees; those without an account get the language of their country, if it is
 * supported.
 */
export function findReaders(refereeIds: readonly number[], tx: Tx): Promise<RefereeReader[]> {
  if (refereeIds.length === 0) return Promise.resolve([]);
  return asOne<RefereeReader>(
    sql`select r.id as "refereeId", coalesce(u.email, r.email) as email, r.first_name as "firstName",
      coalesce(u.locale, case when ${inArray(sql`k.language_code`, [...locales])} then k.language_code
        else ${fallbackLocale}::text end) as locale
    from ${referees} r left join ${users} u on u.id = r.user_id left join ${countries} k on k.id = r.country_id
    where ${inArray(sql`r.id`, [...refereeIds])} and coalesce(u.email, r.email) is not null order by r.id`,
    tx,
  );
}

/** Number of pairs of two referees. */
export async function countPairs(editionId: number, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(refereePairs)
    .where(and(eq(refereePairs.editionId, editionId), isNotNull(refereePairs.secondRefereeId)));
  return row?.count ?? 0;
}
