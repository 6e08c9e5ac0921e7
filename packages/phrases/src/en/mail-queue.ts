/** The organiser's page of mails that no mail server has taken. */
export const mailQueue = {
  title: 'Mails',
  back: 'Organiser',
  smtp: 'A mail server takes the portal’s mails, so none are kept here.',
  files:
    'No mail server is configured, so nobody has got these mails: they are kept here and can be passed on by hand.',
  waiting: {
    zero: 'No mail waits to be sent.',
    one: '{count} mail waits to be sent.',
    other: '{count} mails wait to be sent.',
  },
  givenUp: {
    one: '{count} mail could not be delivered.',
    other: '{count} mails could not be delivered.',
  },
  none: 'No mail has been written yet.',
  to: 'To {address} · {time}',
  read: 'Read',
  readLong: 'Read “{subject}”',
  close: 'Close',
  secret: 'Its link opens an account: only super admins can read it.',
} as const;
