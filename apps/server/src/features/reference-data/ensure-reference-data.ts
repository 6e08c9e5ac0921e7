import type { Tx } from '../../platform/database/index.ts';
import { insertMissingConfiguration, upsertEditionConfiguration } from '../configuration/index.ts';
import { insertMissingTshirtSizes } from '../enumerations/index.ts';
import { configurationEntryData } from './configuration-entries.ts';
import { countryData } from './countries.ts';
import { eventTypeData } from './event-types.ts';
import { matchStageData } from './match-stages.ts';
import {
  findRoundLevelIds,
  hasAllReferenceData,
  insertMissingCountries,
  insertMissingEventTypes,
  insertMissingRegions,
  insertMissingRoundLevels,
  insertMissingStages,
  lockReferenceData,
} from './reference-data.repository.ts';
import { regionData } from './regions.ts';
import { roundLevelByName, roundLevelData } from './round-levels.ts';

/** T-shirt sizes of referees, smallest first. */
const tshirtSizeCodes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;

/** Keys of all reference data. */
const referenceKeys = {
  countries: countryData.map(({ countryCode }) => countryCode),
  regions: regionData.map(({ code }) => code),
  stages: matchStageData.map(({ code }) => code),
  eventTypes: eventTypeData.map(({ code }) => code),
  roundLevels: roundLevelData.map(({ systemName }) => systemName),
  tshirtSizes: tshirtSizeCodes,
  configuration: configurationEntryData.map(({ key }) => key),
};

/**
 * Inserts missing reference data: countries, regions, match stages, event types, round levels, T-shirt sizes
 * and default configuration. Existing rows stay unchanged, so it can run at every start; it takes one
 * statement if nothing is missing.
 */
export async function ensureReferenceData(tx: Tx): Promise<void> {
  if (await hasAllReferenceData(referenceKeys, tx)) return;
  await lockReferenceData(tx);
  await insertMissingCountries(countryData, tx);
  await insertMissingRegions(regionData, tx);
  await insertMissingStages(matchStageData, tx);
  await insertMissingEventTypes(eventTypeData, tx);
  await insertMissingRoundLevels(roundLevelData, tx);
  await insertMissingTshirtSizes(tshirtSizeCodes, tx);
  await insertMissingConfiguration(configurationEntryData, tx);
}

/**
 * Ids of round levels by system name, such as `place-N`; missing levels are inserted. Names that
 * `roundLevelByName` does not know have no id.
 */
export async function ensureRoundLevels(
  systemNames: readonly string[],
  tx: Tx,
): Promise<ReadonlyMap<string, number>> {
  const levels = systemNames.map(roundLevelByName).filter((level) => level !== null);
  await insertMissingRoundLevels(levels, tx);
  return findRoundLevelIds(systemNames, tx);
}

/** Sets configuration values of one edition. Throws an Error for unknown keys. */
export async function setEditionConfiguration(
  editionId: number,
  values: Readonly<Record<string, string | null>>,
  tx: Tx,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const known = configurationEntryData.find((entry) => entry.key === key);
    if (!known) throw new Error(`There is no configuration entry ${key}`);
    await upsertEditionConfiguration(editionId, { ...known, value }, tx);
  }
}
