export { configurationEntryData } from './configuration-entries.ts';
export type { ConfigurationEntryData } from './configuration-entry.ts';
export { countryByCode, countryData, type CountryData } from './countries.ts';
export { ensureReferenceData, ensureRoundLevels, setEditionConfiguration } from './ensure-reference-data.ts';
export { eventTypeData, type EventTypeData } from './event-types.ts';
export { matchStageData, type MatchStageData } from './match-stages.ts';
export { roundLevelByName, type RoundLevelData } from './round-levels.ts';
