/** Entries that say what is shown, and to whom. */
export const shownKeys = {
  results: 'show-results',
  penaltyNames: 'show-penalty-names',
  refereeAccommodation: 'show-referee-accommodation',
  refereesInHalls: 'show-referee-in-halls',
  clubAccommodation: 'show-accommodation-in-club-zone',
} as const;

export type ShownKey = (typeof shownKeys)[keyof typeof shownKeys];

/** Whether these values of an edition show it: only the text `true` does (CO1). */
export function isShown(values: ReadonlyMap<string, string | null>, key: ShownKey): boolean {
  return values.get(key) === 'true';
}
