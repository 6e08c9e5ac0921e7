/** The organiser's page of mails that no mail server has taken. */
export const mailQueue = {
  title: 'E-mails',
  smtp: 'A mail server sends the portal’s e-mails, so none are kept here.',
  files:
    'No mail server is configured, so nobody has received these e-mails: they are kept here and can be passed on by hand.',
  waiting: {
    zero: 'No e-mail is waiting to be sent.',
    one: '{count} e-mail is waiting to be sent.',
    other: '{count} e-mails are waiting to be sent.',
  },
  givenUp: {
    one: '{count} e-mail could not be delivered.',
    other: '{count} e-mails could not be delivered.',
  },
  undelivered: 'Not delivered',
  failures: {
    refused: 'The mail server refused this recipient or text for good ({code}).',
    signIn: 'The mail server refused the portal’s sign-in ({code}).',
    encryption: 'The mail server offered no encryption ({code}).',
    unreachable: 'The mail server could not be reached for two days ({code}).',
    unknown: 'It was tried for two days without success ({code}).',
  },
  sendAgain: 'Send again',
  sendAgainLong: 'Send “{subject}” to {address} again',
  remove: 'Remove',
  removeLong: 'Remove “{subject}” to {address}',
  removeSure: 'Remove the e-mail “{subject}” to {address} without sending it?',
  queued: 'The e-mail is being sent again.',
  removed: 'The e-mail was removed.',
  none: 'No e-mail has been written yet.',
  to: 'To {address} · {time}',
  read: 'Read',
  readLong: 'Read “{subject}”',
  close: 'Close',
  secret: 'Its link opens an account: only super admins can read it.',
} as const;
