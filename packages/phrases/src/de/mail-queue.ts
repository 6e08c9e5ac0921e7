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
  undelivered: 'Nicht zugestellt',
  failures: {
    refused: 'Der Mailserver hat diesen Empfänger oder Text endgültig abgelehnt ({code}).',
    signIn: 'Der Mailserver hat die Anmeldung des Portals abgelehnt ({code}).',
    encryption: 'Der Mailserver bot keine Verschlüsselung an ({code}).',
    unreachable: 'Der Mailserver war zwei Tage lang nicht erreichbar ({code}).',
    unknown: 'Der Versand ist zwei Tage lang fehlgeschlagen ({code}).',
  },
  sendAgain: 'Erneut senden',
  sendAgainLong: '„{subject}“ erneut an {address} senden',
  remove: 'Entfernen',
  removeLong: '„{subject}“ an {address} entfernen',
  removeSure: 'Die E-Mail „{subject}“ an {address} entfernen, ohne sie zu senden?',
  queued: 'Die E-Mail wird erneut gesendet.',
  removed: 'Die E-Mail wurde entfernt.',
  none: 'Es wurde noch keine E-Mail geschrieben.',
  to: 'An {address} · {time}',
  read: 'Lesen',
  readLong: '„{subject}“ lesen',
  close: 'Schließen',
  secret: 'Der Link darin öffnet ein Konto: Nur Super-Admins können sie lesen.',
} as const satisfies Shape<typeof english>;
