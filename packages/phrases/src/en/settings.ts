/** The organiser's page of configuration entries. */
export const settings = {
  title: 'Settings',
  lead: 'They hold for the current edition from the moment they are saved.',
  search: 'Search in settings',
  nothing: 'No setting speaks of “{typed}”.',
  group: {
    dates: 'Dates and windows',
    rosters: 'Rosters',
    matches: 'Matches and the reporter',
    halls: 'Halls and delays',
    publication: 'What is published',
    money: 'Money',
    rest: 'Other',
  },
  protected: 'Super admins only',
  internal: 'Not public',
  save: 'Save',
  saved: 'Saved: {label}',
  none: 'nothing',
  changed: 'Somebody has set it to “{value}” meanwhile.',
  take: 'Take theirs',
  zone: 'On the clocks of {timeZone}.',
} as const;
