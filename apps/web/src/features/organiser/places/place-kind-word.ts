import type { EnteredPlaceKind } from '@sevenmetre/rules/enumerations';

/** The key of the word for a kind of place. */
export function placeKindWord(kind: EnteredPlaceKind) {
  return `enumerations.place.kind.${kind === 'other' ? 'elsewhere' : kind}` as const;
}
