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
  none: 'Nie napisano jeszcze żadnego e-maila.',
  to: 'Do: {address} · {time}',
  read: 'Przeczytaj',
  readLong: 'Przeczytaj „{subject}”',
  close: 'Zamknij',
  secret: 'Zawarty w nim link otwiera konto: mogą go przeczytać tylko superadministratorzy.',
} as const satisfies Shape<typeof english>;
