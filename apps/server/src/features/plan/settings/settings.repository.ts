import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import type { Court } from '@sevenmetre/contract/plan/schemas';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { editionRepository } from '../../competition/index.ts';
import {
  categoryRules,
  courtBlocks,
  courtHours,
  courts,
  places,
  placeTranslations,
  planDrafts,
  planWeights,
  teamCategories,
  travelTimes,
} from '../../../platform/database/schema/index.ts';

type CourtRow = typeof courts.$inferSelect;
type CourtHoursRow = typeof courtHours.$inferSelect;
type CourtBlockRow = typeof courtBlocks.$inferSelect;
export type TravelRow = typeof travelTimes.$inferSelect;
export type RulesRow = typeof categoryRules.$inferSelect;
export type CategoryRow = typeof teamCategories.$inferSelect;
export type WeightRow = typeof planWeights.$inferSelect;
export type DraftRow = typeof planDrafts.$inferSelect;

export interface HallRow {
  readonly id: number;
  readonly code: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly nameCs: string;
  readonly nameEn: string;
}

/** Stored settings for the plan of an edition. */
export interface SettingsRows {
  readonly halls: readonly HallRow[];
  readonly courts: readonly CourtRow[];
  readonly hours: readonly CourtHoursRow[];
  readonly blocks: readonly CourtBlockRow[];
  readonly travel: readonly TravelRow[];
  readonly categories: readonly CategoryRow[];
  readonly rules: readonly RulesRow[];
  readonly weights: readonly WeightRow[];
  /** null: there is no draft yet. */
  readonly draft: DraftRow | null;
}

export async function findSettings(editionId: number, tx: Db | Tx): Promise<SettingsRows> {
  const categories = await tx
    .select()
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.id));
  const ids = categories.map(({ id }) => id);
  const [draft] = await tx.select().from(planDrafts).where(eq(planDrafts.editionId, editionId));
  return {
    halls: await findHalls(editionId, tx),
    courts: await tx
      .select()
      .from(courts)
      .where(eq(courts.editionId, editionId))
      .orderBy(asc(courts.weight), asc(courts.key)),
    hours: await tx
      .select()
      .from(courtHours)
      .where(eq(courtHours.editionId, editionId))
      .orderBy(asc(courtHours.day)),
    blocks: await tx
      .select()
      .from(courtBlocks)
      .where(eq(courtBlocks.editionId, editionId))
      .orderBy(asc(courtBlocks.day), asc(courtBlocks.from), asc(courtBlocks.id)),
    travel: await tx.select().from(travelTimes).where(eq(travelTimes.editionId, editionId)),
    categories,
    rules:
      ids.length === 0
        ? []
        : await tx.select().from(categoryRules).where(inArray(categoryRules.categoryId, ids)),
    weights: await tx.select().from(planWeights).where(eq(planWeights.editionId, editionId)),
    draft: draft ?? null,
  };
}

const nameCs = alias(placeTranslations, 'name_cs');
const nameEn = alias(placeTranslations, 'name_en');

/** Active halls of the edition and shared ones, by code. */
async function findHalls(editionId: number, tx: Db | Tx): Promise<HallRow[]> {
  return tx
    .select({
      id: places.id,
      code: places.code,
      lat: places.lat,
      lng: places.lng,
      nameCs: sql<string>`coalesce(${nameCs.name}, ${nameEn.name}, ${places.code})`,
      nameEn: sql<string>`coalesce(${nameEn.name}, ${nameCs.name}, ${places.code})`,
    })
    .from(places)
    .leftJoin(nameCs, and(eq(nameCs.placeId, places.id), eq(nameCs.locale, 'cs')))
    .leftJoin(nameEn, and(eq(nameEn.placeId, places.id), eq(nameEn.locale, 'en')))
    .where(
      and(
        eq(places.placeType, placeTypes.hall),
        eq(places.isActive, true),
        or(eq(places.editionId, editionId), isNull(places.editionId)),
      ),
    )
    .orderBy(asc(places.code), asc(places.id));
}

/** The row that every change of the edition's plan locks; inserted if missing. */
export async function lockDraft(editionId: number, now: Date, tx: Tx): Promise<DraftRow> {
  await editionRepository.lockForRows(editionId, tx);
  await tx.insert(planDrafts).values({ editionId, updatedAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(planDrafts).where(eq(planDrafts.editionId, editionId)).for('update');
  if (!row) throw new Error(`edition ${editionId} has no draft`);
  return row;
}

export async function updateDraft(
  editionId: number,
  patch: Partial<Omit<DraftRow, 'editionId'>>,
  tx: Tx,
): Promise<void> {
  await tx.update(planDrafts).set(patch).where(eq(planDrafts.editionId, editionId));
}

export interface NewCourts {
  readonly courts: readonly CourtRow[];
  readonly hours: readonly CourtHoursRow[];
  readonly blocks: readonly Omit<CourtBlockRow, 'id'>[];
}

async function replaceCourts(editionId: number, rows: NewCourts, tx: Tx): Promise<void> {
  await tx.delete(courts).where(eq(courts.editionId, editionId));
  await tx.delete(courtHours).where(eq(courtHours.editionId, editionId));
  await tx.delete(courtBlocks).where(eq(courtBlocks.editionId, editionId));
  await insertRows(rows, tx);
}

async function insertRows(rows: NewCourts, tx: Tx): Promise<void> {
  if (rows.courts.length > 0) await tx.insert(courts).values([...rows.courts]);
  if (rows.hours.length > 0) await tx.insert(courtHours).values([...rows.hours]);
  if (rows.blocks.length > 0) await tx.insert(courtBlocks).values([...rows.blocks]);
}

export async function replaceTravel(editionId: number, rows: readonly TravelRow[], tx: Tx): Promise<void> {
  await tx.delete(travelTimes).where(eq(travelTimes.editionId, editionId));
  if (rows.length > 0) await tx.insert(travelTimes).values([...rows]);
}

export async function upsertRules(rows: readonly RulesRow[], tx: Tx): Promise<void> {
  for (const { categoryId, ...rules } of rows) {
    await tx
      .insert(categoryRules)
      .values({ categoryId, ...rules })
      .onConflictDoUpdate({ target: categoryRules.categoryId, set: rules });
  }
}

export async function replaceWeights(editionId: number, rows: readonly WeightRow[], tx: Tx): Promise<void> {
  await tx.delete(planWeights).where(eq(planWeights.editionId, editionId));
  if (rows.length > 0) await tx.insert(planWeights).values([...rows]);
}

/** Replaces all courts of an edition with their hours and blocks. */
export async function storeCourts(editionId: number, courts: readonly Court[], tx: Tx): Promise<void> {
  await replaceCourts(editionId, courtRows(editionId, courts), tx);
}

/** Adds courts behind those that are there. */
export async function insertCourts(
  editionId: number,
  courts: readonly Court[],
  firstWeight: number,
  tx: Tx,
): Promise<void> {
  await insertRows(courtRows(editionId, courts, firstWeight), tx);
}

/** Seats of the courts of a hall that have none yet. */
export async function updateSeats(editionId: number, placeId: number, seats: number, tx: Tx): Promise<void> {
  await tx
    .update(courts)
    .set({ seats })
    .where(and(eq(courts.editionId, editionId), eq(courts.placeId, placeId), isNull(courts.seats)));
}

/** Courts of halls with their hours and blocks, by hall. */
export async function findHallCourts(
  placeIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, NewCourts>> {
  const own = await tx
    .select()
    .from(courts)
    .where(inArray(courts.placeId, [...placeIds]))
    .orderBy(asc(courts.weight), asc(courts.key));
  const found = new Map<number, NewCourts>();
  for (const [placeId, rows] of Map.groupBy(own, (court) => court.placeId)) {
    const keys = rows.map(({ key }) => key);
    const [{ editionId } = { editionId: 0 }] = rows;
    const ofHours = and(eq(courtHours.editionId, editionId), inArray(courtHours.court, keys));
    const hours = await tx.select().from(courtHours).where(ofHours).orderBy(courtHours.court, courtHours.day);
    const ofBlocks = and(eq(courtBlocks.editionId, editionId), inArray(courtBlocks.court, keys));
    const blocks = await tx.select().from(courtBlocks).where(ofBlocks).orderBy(courtBlocks.id);
    found.set(placeId, { courts: rows, hours, blocks: blocks.map(({ id: _, ...block }) => block) });
  }
  return found;
}

/** Replaces the courts of a hall; open pages of the settings notice it. */
export async function replaceHallCourts(placeId: number, rows: NewCourts, tx: Tx): Promise<void> {
  const present = (await findHallCourts([placeId], tx)).get(placeId)?.courts ?? [];
  const editionId = (present[0] ?? rows.courts[0])?.editionId;
  if (editionId === undefined) return;
  const keys = present.map(({ key }) => key);
  await tx.delete(courts).where(and(eq(courts.editionId, editionId), inArray(courts.key, keys)));
  await tx
    .delete(courtHours)
    .where(and(eq(courtHours.editionId, editionId), inArray(courtHours.court, keys)));
  await tx
    .delete(courtBlocks)
    .where(and(eq(courtBlocks.editionId, editionId), inArray(courtBlocks.court, keys)));
  await insertRows(rows, tx);
  await tx
    .update(planDrafts)
    .set({ settingsRevision: sql`${planDrafts.settingsRevision} + 1` })
    .where(eq(planDrafts.editionId, editionId));
}

/** Rows of all courts and of their open days. */
function courtRows(editionId: number, courts: readonly Court[], firstWeight = 0): NewCourts {
  return {
    courts: courts.map(({ hours: _, blocks: __, ...court }, at) => ({
      ...court,
      editionId,
      weight: firstWeight + at,
    })),
    hours: courts.flatMap(({ key, hours }) => hours.map((row) => ({ ...row, editionId, court: key }))),
    blocks: courts.flatMap(({ key, blocks }) => blocks.map((row) => ({ ...row, editionId, court: key }))),
  };
}
