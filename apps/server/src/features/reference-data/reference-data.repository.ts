import { isExtra } from '@sevenmetre/rules/vocabulary';
import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/index.ts';
import {
  configurationEntries,
  countries,
  countryTranslations,
  eventTypes,
  matchStages,
  regions,
  roundLevels,
  tshirtSizes,
} from '../../platform/database/schema/index.ts';
import type { CountryData } from './countries.ts';
import type { EventTypeData } from './event-types.ts';
import type { MatchStageData } from './match-stages.ts';
import type { RegionData } from './regions.ts';
import type { RoundLevelData } from './round-levels.ts';

/*
 * Existing rows stay unchanged: organisers may have edited them. Several processes may start at once, so
 * nothing here reads first and inserts afterwards.
 */

/** Keys of rows, as in their tables. */
export interface ReferenceKeys {
  readonly countries: readonly string[];
  readonly regions: readonly string[];
  readonly stages: readonly string[];
  readonly eventTypes: readonly string[];
  readonly roundLevels: readonly string[];
  readonly tshirtSizes: readonly string[];
  /** Entries that apply to all editions. */
  readonly configuration: readonly string[];
}

/** Whether none of these rows is missing, and every country has a name in both languages. */
export async function hasAllReferenceData(keys: ReferenceKeys, tx: Tx): Promise<boolean> {
  const lacks = (wanted: readonly string[], column: PgColumn) =>
    sql`exists (select unnest(${sql.param(wanted)}::text[]) except select ${column}::text from ${column.table})`;
  const { rows } = await tx.execute<{ lacking: boolean }>(
    sql`select ${sql.join(
      [
        lacks(keys.countries, countries.countryCode),
        lacks(keys.regions, regions.code),
        lacks(keys.stages, matchStages.code),
        lacks(keys.eventTypes, eventTypes.code),
        lacks(keys.roundLevels, roundLevels.systemName),
        lacks(keys.tshirtSizes, tshirtSizes.code),
        sql`exists (select unnest(${sql.param(keys.configuration)}::text[]) except
        select ${configurationEntries.key} from ${configurationEntries} where ${configurationEntries.editionId} is null)`,
        sql`exists (select from ${countries} where 2 > (select count(*) from ${countryTranslations}
        where ${countryTranslations.countryId} = ${countries.id}))`,
      ],
      sql` or `,
    )} as lacking`,
  );
  return rows[0]?.lacking === false;
}

export async function insertMissingCountries(data: readonly CountryData[], tx: Tx): Promise<void> {
  await tx
    .insert(countries)
    .values(
      data.map(({ countryCode, sportCode, currencyCode, languageCode }) => ({
        countryCode,
        sportCode,
        currencyCode,
        languageCode,
      })),
    )
    .onConflictDoNothing();
  const ids = await countryIds(tx);
  const translations = data.flatMap(({ countryCode, nameCs, nameEn }) => {
    const countryId = ids.get(countryCode);
    if (countryId === undefined) return [];
    return [
      { countryId, locale: 'cs' as const, name: nameCs },
      { countryId, locale: 'en' as const, name: nameEn },
    ];
  });
  await tx.insert(countryTranslations).values(translations).onConflictDoNothing();
}

export async function insertMissingRegions(data: readonly RegionData[], tx: Tx): Promise<void> {
  const ids = await countryIds(tx);
  const rows = data.flatMap(({ countryCode, code, name }) => {
    const countryId = ids.get(countryCode);
    return countryId === undefined ? [] : [{ countryId, code, name }];
  });
  await tx.insert(regions).values(rows).onConflictDoNothing();
}

export async function insertMissingStages(data: readonly MatchStageData[], tx: Tx): Promise<void> {
  // Extra times have the last ids in new databases, too, as in those of older releases.
  const rows = data
    .map((stage, index) => ({ ...stage, weight: index }))
    .toSorted((a, b) => Number(isExtra(a.code)) - Number(isExtra(b.code)));
  await tx.insert(matchStages).values(rows).onConflictDoNothing();
}

export async function insertMissingEventTypes(data: readonly EventTypeData[], tx: Tx): Promise<void> {
  const rows = data.map((type, index) => ({ ...type, weight: index }));
  await tx.insert(eventTypes).values(rows).onConflictDoNothing();
}

export async function insertMissingRoundLevels(data: readonly RoundLevelData[], tx: Tx): Promise<void> {
  if (data.length > 0)
    await tx
      .insert(roundLevels)
      .values([...data])
      .onConflictDoNothing();
}

export async function findRoundLevelIds(
  systemNames: readonly string[],
  tx: Tx,
): Promise<ReadonlyMap<string, number>> {
  if (systemNames.length === 0) return new Map();
  const rows = await tx
    .select({ id: roundLevels.id, systemName: roundLevels.systemName })
    .from(roundLevels)
    .where(inArray(roundLevels.systemName, [...systemNames]));
  return new Map(rows.map((row) => [row.systemName, row.id]));
}

/** Serialises processes that fill the same empty database, without locking the live version. */
export async function lockReferenceData(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7000002)`);
}

async function countryIds(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select({ id: countries.id, countryCode: countries.countryCode }).from(countries);
  return new Map(rows.map((row) => [row.countryCode, row.id]));
}
