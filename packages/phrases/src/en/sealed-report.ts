/** The public page of a sealed match report. */
export const sealedReport = {
  title: 'Sealed match report',
  none: 'There is no report with this code.',
  offline: 'The report could not be read. Check the connection and try again.',
  current: 'This is the version in force.',
  superseded: 'Superseded by version {version} of {at}.',
  open: 'The match was reopened. A new version will follow.',
  version: 'Version {version}',
  sealedAt: 'sealed {at}',
  fingerprint: 'Fingerprint (SHA-256)',
  compare:
    'Compare fingerprint and version with those on the paper. Names of players are on the report only.',
  changed: 'Changed: {parts}',
  versions: 'All versions',
  match: 'Match {number}',
  part: {
    result: 'result',
    events: 'events',
    rosters: 'rosters',
    teams: 'teams',
    schedule: 'schedule',
    referees: 'referees',
    remarks: 'remarks',
    signatures: 'signatures',
  },
} as const;
