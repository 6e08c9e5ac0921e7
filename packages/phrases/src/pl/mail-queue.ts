import type { mailQueue as english } from '../en/mail-queue.ts';
import type { Shape } from '../words.ts';

export const mailQueue = {
  title: 'E-maile',
  smtp: 'E-maile portalu przyjmuje serwer pocztowy, więc żadnych się tu nie przechowuje.',
  files:
    'Nie ustawiono serwera pocztowego, więc nikt nie otrzymał tych e-maili: są przechowywane tutaj i można je przekazać ręcznie.',
  waiting: {
    zero: 'Żaden e-mail nie czeka na wysłanie.',
    one: '{count} e-mail czeka na wysłanie.',
    few: '{count} e-maile czekają na wysłanie.',
    many: '{count} e-maili czeka na wysłanie.',
    other: '{count} e-maili czeka na wysłanie.',
  },
  givenUp: {
    one: 'Nie udało się doręczyć {count} e-maila.',
    few: 'Nie udało się doręczyć {count} e-maili.',
    many: 'Nie udało się doręczyć {count} e-maili.',
    other: 'Nie udało się doręczyć {count} e-maili.',
  },
  undelivered: 'Niedoręczone',
  failures: {
    refused: 'Serwer pocztowy ostatecznie odrzucił tego odbiorcę lub treść ({code}).',
    signIn: 'Serwer pocztowy odrzucił logowanie portalu ({code}).',
    encryption: 'Serwer pocztowy nie zaoferował szyfrowania ({code}).',
    unreachable: 'Serwer pocztowy był nieosiągalny przez dwa dni ({code}).',
    unknown: 'Przez dwa dni wysyłanie się nie powiodło ({code}).',
  },
  sendAgain: 'Wyślij ponownie',
  sendAgainLong: 'Wyślij ponownie „{subject}” na adres {address}',
  remove: 'Usuń',
  removeLong: 'Usuń „{subject}” na adres {address}',
  removeSure: 'Usunąć e-mail „{subject}” na adres {address} bez wysyłania?',
  queued: 'E-mail jest wysyłany ponownie.',
  removed: 'E-mail został usunięty.',
  none: 'Nie napisano jeszcze żadnego e-maila.',
  to: 'Do: {address} · {time}',
  read: 'Przeczytaj',
  readLong: 'Przeczytaj „{subject}”',
  close: 'Zamknij',
  secret: 'Zawarty w nim link otwiera konto: mogą go przeczytać tylko superadministratorzy.',
} as const satisfies Shape<typeof english>;
