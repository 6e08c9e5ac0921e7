/** Changes of organisers that can be undone. */
export const undo = {
  title: 'Undo',
  lead: 'Changes of the last ten minutes',
  undo: 'Undo',
  undone: 'Undone',
  done: 'The change is undone. Whoever was informed by e-mail is informed again.',
  doneUnmailed: 'The change is undone. Nobody is informed by e-mail.',
  until: 'until {time}',
  by: '{name}, {time}',
  more: { one: 'One earlier change', other: '{count} earlier changes' },
  kinds: {
    'club-states': { one: 'State of one club', other: 'States of {count} clubs' },
    'team-states': { one: 'State of one team', other: 'States of {count} teams' },
    'referee-states': { one: 'State of one referee', other: 'States of {count} referees' },
    beds: { one: 'Beds of one guest', other: 'Beds of {count} guests' },
    appointments: { one: 'Referees of one match', other: 'Referees of {count} matches' },
    'referee-halls': { one: 'Halls of one referee', other: 'Halls of {count} referees' },
    'shift-people': { one: 'One person on a shift', other: '{count} people on shifts' },
    shifts: { one: 'One shift', other: '{count} shifts' },
    volunteers: { one: 'One volunteer deleted', other: '{count} volunteers deleted' },
  },
} as const;
