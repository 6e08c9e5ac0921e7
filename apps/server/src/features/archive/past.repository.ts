import { and, desc, eq, exists, gte, lte, type SQL } from 'drizzle-orm';
import { isDay } from '@sevenmetre/rules/dates';
import { editionAddresses } from '@sevenmetre/rules/editions';
import type { Topic } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';
import { inZone } from '../competition/index.ts';
import {
  clubs,
  countries,
  editions,
  groups,
  matches,
  places,
  referees,
  teamCategories,
  teams,
} from '../../platform/database/schema/index.ts';

export interface PastEditionHead {
  readonly id: number;
  readonly name: string;
  readonly year: number;
  /** Address of its pages: `2025`. */
  readonly address: string;
  /** ISO day. */
  readonly endDate: string;
  /** Closed, or after its last day. Otherwise its pages exist, but without champions. */
  readonly isOver: boolean;
}

/**
 * Former current editions, newest first: all but the current one that have matches. Editions in preparation
 * have none.
 * @param now an edition is over after its last day in its own zone
 */
export async function findPast(now: Date, tx: Tx): Promise<PastEditionHead[]> {
  const all = await tx.select({ id: editions.id, year: editions.year }).from(editions);
  const addresses = editionAddresses(all);
  const { id, name, year, closedAt, endDate, timeZone } = editions;
  const played = tx.select({ id: matches.id }).from(matches).where(eq(matches.editionId, id));
  const rows = await tx
    .select({ id, name, year, closedAt, endDate, timeZone })
    .from(editions)
    .where(and(eq(editions.isCurrent, false), exists(played)))
    .orderBy(desc(year), desc(id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    year: row.year,
    address: addresses.get(row.id) ?? String(row.year),
    endDate: row.endDate,
    isOver: row.closedAt !== null || row.endDate < inZone(now, row.timeZone).day,
  }));
}

/** The current edition with its address; null: none is current. */
export async function findCurrentAddress(tx: Tx): Promise<string | null> {
  const all = await tx
    .select({ id: editions.id, year: editions.year, isCurrent: editions.isCurrent })
    .from(editions);
  const current = all.find(({ isCurrent }) => isCurrent);
  return current ? (editionAddresses(all).get(current.id) ?? null) : null;
}

/**
 * Editions that have what a topic names, newest first. An id belongs to one edition, a name may belong to
 * several.
 */
export async function findEditionsWith(kind: Topic['kind'], name: string, tx: Tx): Promise<number[]> {
  if (kind === 'group') return named(groups, eq(groups.label, name), tx);
  if (kind === 'playoff') return ofCategory(name.slice(0, name.lastIndexOf(':')), tx);
  if (kind === 'category' || kind === 'statistics' || kind === 'ranking') return ofCategory(name, tx);
  if (kind === 'schedule') return ofDay(name, tx);
  if (kind === 'country') return ofCountry(name, tx);
  const table = tablesById.get(kind);
  if (!table || !/^[1-9]\d{0,8}$/.test(name)) return [];
  return named(table, eq(table.id, Number(name)), tx);
}

type OfEdition = typeof matches | typeof teams | typeof referees | typeof places;

/** Tables of topics with an id. Places may be shared by all editions. */
const tablesById: ReadonlyMap<Topic['kind'], OfEdition> = new Map<Topic['kind'], OfEdition>([
  ['match', matches],
  ['team', teams],
  ['referee', referees],
  ['hall', places],
  ['place', places],
]);

function ofCategory(code: string, tx: Tx): Promise<number[]> {
  return named(teamCategories, eq(teamCategories.code, code), tx);
}

async function ofDay(day: string, tx: Tx): Promise<number[]> {
  if (!isDay(day)) return [];
  const rows = await tx
    .select({ id: editions.id })
    .from(editions)
    .where(and(lte(editions.startDate, day), gte(editions.endDate, day)))
    .orderBy(desc(editions.year), desc(editions.id));
  return rows.map(({ id }) => id);
}

async function ofCountry(code: string, tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: editions.id, year: editions.year })
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .innerJoin(editions, eq(editions.id, clubs.editionId))
    .where(eq(countries.countryCode, code.toUpperCase()))
    .orderBy(desc(editions.year), desc(editions.id));
  return rows.map(({ id }) => id);
}

async function named(
  table: OfEdition | typeof groups | typeof teamCategories,
  which: SQL,
  tx: Tx,
): Promise<number[]> {
  const rows = await tx
    .select({ id: editions.id })
    .from(table)
    .innerJoin(editions, eq(editions.id, table.editionId))
    .where(which)
    .orderBy(desc(editions.year), desc(editions.id));
  return rows.map(({ id }) => id);
}
