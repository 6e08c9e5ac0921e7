export { configurationEntryData } from './configuration-entries.ts';
export { countryByCode } from './countries.ts';
export { ensureReferenceData, ensureRoundLevels, setEditionConfiguration } from './ensure-reference-data.ts';
export { roundLevelByName } from './round-levels.ts';
export { findListCountries, type ListCountry } from './list-countries.repository.ts';
