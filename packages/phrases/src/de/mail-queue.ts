import type { mailQueue as english } from '../en/mail-queue.ts';
import type { Shape } from '../words.ts';

export const mailQueue = {
  title: 'E-Mails',
  smtp: 'Ein Mailserver nimmt die E-Mails des Portals an, hier wird keine aufbewahrt.',
  files:
    'Es ist kein Mailserver eingerichtet, deshalb hat niemand diese E-Mails erhalten: Sie werden hier aufbewahrt und lassen sich von Hand weitergeben.',
  waiting: {
    zero: 'Keine E-Mail wartet auf den Versand.',
    one: '{count} E-Mail wartet auf den Versand.',
    other: '{count} E-Mails warten auf den Versand.',
  },
  givenUp: {
    one: '{count} E-Mail konnte nicht zugestellt werden.',
    other: '{count} E-Mails konnten nicht zugestellt werden.',
  },
  none: 'Es wurde noch keine E-Mail geschrieben.',
  to: 'An {address} · {time}',
  read: 'Lesen',
  readLong: '„{subject}“ lesen',
  close: 'Schließen',
  secret: 'Der Link darin öffnet ein Konto: Nur Super-Admins können sie lesen.',
} as const satisfies Shape<typeof english>;
