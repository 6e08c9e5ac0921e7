/** The organiser's list of people who must not be in published photographs. */
export const photoConsent = {
  title: 'Photographs',
  lead: 'Teams with somebody whose photographs may not be published. Clubs answer for their people as the parents have told them. For organisers and photographers only.',
  day: 'Day',
  hall: 'Hall',
  allDays: 'all days',
  allHalls: 'all halls',
  print: 'Print for photographers',
  count: {
    zero: 'Nobody has to be left out.',
    one: 'One team with somebody to leave out',
    other: '{count} teams with somebody to leave out',
  },
  fine: {
    one: 'Everybody of one more team agrees.',
    other: 'Everybody of {count} more teams agrees.',
  },
  empty: { one: 'One team has no roster yet.', other: '{count} teams have no rosters yet.' },
  team: 'Team',
  plays: 'Plays',
  no: 'No photographs',
  open: 'Not answered: no photographs',
  person: '{number} {name}',
  leader: '{name} (leader)',
  unnumbered: '{name} (no number)',
  paper: 'Do not publish photographs of these people. Destroy this list after the tournament.',
} as const;
