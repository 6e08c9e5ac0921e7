import type { Tx } from '../../platform/database/index.ts';
import { insertMissingConfiguration, upsertEditionConfiguration } from '../configuration/index.ts';
import { insertMissingTshirtSizes } from '../enumerations/index.ts';
import { configurationEntryData } from './configuration-entries.ts';
import { countryData } from './countries.ts';
import { eventTypeData } from './event-types.ts';
import { matchStageData } from './match-stages.ts';
import {
  findRoundLevelIds,
  holdsEverything,
  insertMissingCountries,
  insertMissingEventTypes,
  insertMissingRegions,
  insertMissingRoundLevels,
  insertMissingStages,
  lockReferenceData,
} from './reference-data.repository.ts';
import { regionData } from './regions.ts';
import { roundLevelByName, roundLevelData } from './round-levels.ts';

/** Sizes of the referees' T-shirts, smallest first. */
const tshirtSizeCodes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;

/** How everything is called that every database of the product holds. */
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
 * Puts in what every database of the product holds: countries, regions, match stages, event types, round levels,
 * sizes of T-shirts and the configuration's defaults. What is there already stays as it is, so it may be called at every
 * start; a database that lacks nothing is asked one question.
 */
export async function ensureReferenceData(tx: Tx): Promise<void> {
  if (await holdsEverything(referenceKeys, tx)) return;
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
 * The ids of round levels by their system names, `place-N` among them; a level nobody asked for before is made.
 * A name that `roundLevelByName` does not know has no id.
 */
export async function ensureRoundLevels(
  systemNames: readonly string[],
  tx: Tx,
): Promise<ReadonlyMap<string, number>> {
  const levels = systemNames.map(roundLevelByName).filter((level) => level !== null);
  await insertMissingRoundLevels(levels, tx);
  return findRoundLevelIds(systemNames, tx);
}

/** Sets configuration values of one edition. Keys that the product does not know are refused with an Error. */
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
