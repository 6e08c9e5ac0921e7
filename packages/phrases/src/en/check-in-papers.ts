/** Phrases printed at the check-in desk; not sent to browsers. */
export const checkInPapers = {
  receipt: 'Cash receipt {number}',
  receiptFile: 'cash-receipt',
  cancelled: 'Cancelled: the payment was removed.',
  receivedFrom: 'Received from',
  purpose: 'For',
  date: 'Date',
  receivedBy: 'Received by',
  signature: 'Signature and stamp ______________________________',
  wristbands: 'Badges: {club}',
  wristbandFile: 'badges',
  nobody: 'There is nobody on the rosters of this club.',
  player: 'Player',
  leader: 'Team leader',
} as const;
