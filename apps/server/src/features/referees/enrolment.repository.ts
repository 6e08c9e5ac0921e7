import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import {
  countries,
  matches,
  places,
  refereeHalls,
  referees,
  tshirtSizes,
  users,
} from '../../platform/database/schema/index.ts';

export type RefereeColumns = Omit<typeof referees.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;
type Ids = ReadonlyMap<string, number>;

export async function insert(rows: readonly RefereeColumns[], tx: Tx): Promise<number[]> {
  if (rows.length === 0) return [];
  const stored = await tx
    .insert(referees)
    .values([...rows])
    .returning({ id: referees.id });
  return stored.map(({ id }) => id);
}

export async function updateColleague(id: number, colleagueRefereeId: number, tx: Tx): Promise<void> {
  await tx.update(referees).set({ colleagueRefereeId }).where(eq(referees.id, id));
}

export async function insertHalls(
  rows: readonly (typeof refereeHalls.$inferInsert)[],
  tx: Tx,
): Promise<void> {
  if (rows.length > 0) await tx.insert(refereeHalls).values([...rows]);
}

export async function findCountryIds(codes: readonly string[], tx: Tx): Promise<Ids> {
  const { countryCode, id } = countries;
  const rows = await tx
    .select({ key: countryCode, id })
    .from(countries)
    .where(inArray(countryCode, [...codes]));
  return byKey(rows);
}

export async function findUserIds(emails: readonly string[], tx: Tx): Promise<Ids> {
  const rows = await tx
    .select({ key: users.email, id: users.id })
    .from(users)
    .where(inArray(users.email, [...emails]));
  return byKey(rows);
}

export async function findTshirtSizeIds(tx: Tx): Promise<Ids> {
  return byKey(await tx.select({ key: tshirtSizes.code, id: tshirtSizes.id }).from(tshirtSizes));
}

export async function findPlaceIds(editionId: number, tx: Tx): Promise<Ids> {
  return byKey(
    await tx.select({ key: places.code, id: places.id }).from(places).where(eq(places.editionId, editionId)),
  );
}

/** Ids of matches by number. */
export async function findMatchIds(
  editionId: number,
  numbers: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .select({ number: matches.matchNumber, id: matches.id })
    .from(matches)
    .where(and(eq(matches.editionId, editionId), inArray(matches.matchNumber, [...numbers])));
  return new Map(rows.map(({ number, id }) => [number, id]));
}

function byKey(rows: readonly { readonly key: string; readonly id: number }[]): Ids {
  return new Map(rows.map(({ key, id }) => [key, id]));
}
