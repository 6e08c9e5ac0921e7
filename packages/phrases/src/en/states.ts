export const states = {
  loading: 'Loading',
  error: {
    heading: 'That one hit the post',
    text: 'The server did not answer. We try again in {seconds} s.',
    now: 'The server did not answer. Trying again…',
    tryNow: 'Try now',
  },
  offline: {
    heading: 'Out of reach',
    text: 'This page has not been opened on this device yet, and there is no connection. It opens by itself once there is one.',
  },
  emptyGroup: {
    heading: 'Waiting for the draw',
    text: 'This group has no teams yet.',
  },
  emptyMatches: {
    heading: 'The court is still free',
    text: 'No matches of this group have been planned yet.',
  },
  noEdition: {
    heading: 'Warming up',
    text: 'No tournament has been prepared yet. Results will appear here.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Out of bounds',
    text: 'This page does not exist, or it left with last year’s programme.',
    home: 'To the results',
  },
  groupUnknown: {
    heading: 'No such group',
    text: 'There is no group {label} in this tournament.',
  },
  unauthorized: {
    title: 'No permission',
    heading: 'Wrong substitution',
    text: 'You do not have sufficient permissions',
    home: 'To the results',
  },
  support: {
    title: 'Support',
    heading: 'Time-out',
    text: 'The application could not load what it needs. Please try again, and if it does not help, contact the tournament’s support.',
    plain:
      'Does something not work? Try reloading the page first. If it does not help, contact the tournament office and say what you were doing.',
    again: 'Try again',
    home: 'To the results',
  },
} as const;
