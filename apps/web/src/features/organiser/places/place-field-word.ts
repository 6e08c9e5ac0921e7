import type { EnteredPlaceKind } from '@sevenmetre/rules/enumerations';

const own = [
  'address',
  'lat',
  'lng',
  'link',
  'data',
  'descriptionCs',
  'descriptionEn',
  'isShared',
  'isActive',
  'visibleOnMap',
  'defaultRefereeAccommodation',
  'files',
  'trainings',
] as const;
const common = ['code', 'nameCs', 'nameEn'] as const;

/** The key of the word for a field of a place. */
export function placeFieldWord(field: string) {
  const shared = common.find((known) => known === field);
  if (shared !== undefined) return `enumerations.field.${shared}` as const;
  if (field === 'kind') return 'enumerations.place.kindLabel';
  if (field === 'allowedTrainingTypesIds') return 'enumerations.place.trainings';
  return `enumerations.place.${own.find((known) => known === field) ?? 'files'}` as const;
}

/** The key of the word for a kind of place. */
export function placeKindWord(kind: EnteredPlaceKind) {
  return `enumerations.place.kind.${kind === 'other' ? 'elsewhere' : kind}` as const;
}
