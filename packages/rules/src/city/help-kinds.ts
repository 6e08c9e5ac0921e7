/** What visitors look for in the city, in the order of need. */
export const helpKinds = [
  'first-aid',
  'lost-child',
  'info-desk',
  'food',
  'beds',
  'water',
  'luggage',
  'bus',
] as const;
export type HelpKind = (typeof helpKinds)[number];
