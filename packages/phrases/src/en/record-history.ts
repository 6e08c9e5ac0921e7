/** What the timeline of a registration tells. */
export const recordHistory = {
  clubState: 'State changed',
  clubRegistered: 'Registration sent',
  clubUpdated: 'Registration changed',
  clubPlace: 'Country or region changed',
  clubNote: 'Internal note written',
  teamState: 'Team: state changed',
  bedsGiven: 'Beds given',
  bedsTaken: 'Beds taken back',
  invoiceIssued: 'Invoice issued',
  invoiceCredited: 'Invoice credited',
  lineAdded: 'Line added by hand',
  lineChanged: 'Line changed',
  lineRemoved: 'Line by hand removed',
  paymentRecorded: 'Payment recorded',
  paymentRemoved: 'Payment removed',
  refereeState: 'State changed',
  refereeNote: 'Internal note written',
  refereeHalls: 'Halls changed',
  refereeRegistered: 'Registration sent',
  refereeUpdated: 'Registration changed',
  unnamed: 'Other change: {action}',
  fields: { one: 'one field', other: '{count} fields' },
  persons: { one: 'one person', other: '{count} persons' },
  fromTo: '{from} → {to}',
  by: '{at}, {name}',
  nobody: 'the portal',
} as const;

/** What the log tells of lists, settings and other records that organisers keep. */
export const recordLog = {
  title: 'History',
  show: 'Show',
  hide: 'Hide',
  older: 'Show older ones',
  nothing: 'Nothing has been changed yet.',
  nameless: 'no. {id}',
  change: '{field}: {before} → {after}',
  more: { one: 'and one more change', other: 'and {count} more changes' },
  yes: 'yes',
  no: 'no',
  empty: 'nothing',
  done: {
    create: 'Added: {name}',
    change: 'Changed: {name}',
    remove: 'Removed: {name}',
    order: 'Order of the list changed',
    current: 'Made current: {name}',
    closed: 'Closed by hand: {name}',
    opened: 'Opened again: {name}',
    sent: 'Sent: {name}',
    withdrawn: 'Taken off the dashboards: {name}',
    shown: 'Shown on dashboards again: {name}',
    tieBreakers: 'Order in tables changed: {name}',
    halfLength: 'Length of halves changed: {name}',
  },
} as const;

/** Which edition the organiser works on. */
export const workingEdition = {
  label: 'Edition',
  current: '{name} {year} (current)',
  prepared: '{name} {year} (being prepared)',
  warning:
    'You are preparing {name} {year}. Nobody sees it yet; what you change here does not touch the current edition.',
  unknown: 'This edition cannot be worked on: it is over or does not exist.',
  back: 'Back to the current edition',
} as const;
