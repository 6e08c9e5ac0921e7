import type { mailQueue as english } from '../en/mail-queue.ts';
import type { Shape } from '../words.ts';

export const mailQueue = {
  title: 'E-maily',
  smtp: 'E-maily portálu preberá poštový server, preto sa tu žiadne neuchovávajú.',
  files:
    'Nie je nastavený poštový server, takže tieto e-maily nikto nedostal: sú uložené tu a možno ich odovzdať ručne.',
  waiting: {
    zero: 'Žiadny e-mail nečaká na odoslanie.',
    one: '{count} e-mail čaká na odoslanie.',
    few: '{count} e-maily čakajú na odoslanie.',
    other: '{count} e-mailov čaká na odoslanie.',
  },
  givenUp: {
    one: '{count} e-mail sa nepodarilo doručiť.',
    few: '{count} e-maily sa nepodarilo doručiť.',
    other: '{count} e-mailov sa nepodarilo doručiť.',
  },
  undelivered: 'Nedoručené',
  failures: {
    refused: 'Poštový server tohto príjemcu alebo text natrvalo odmietol ({code}).',
    signIn: 'Poštový server odmietol prihlásenie portálu ({code}).',
    encryption: 'Poštový server neponúkol šifrovanie ({code}).',
    unreachable: 'Poštový server nebol dva dni dostupný ({code}).',
    unknown: 'Pokusy o odoslanie dva dni zlyhávali ({code}).',
  },
  sendAgain: 'Poslať znova',
  sendAgainLong: 'Poslať znova „{subject}“ na {address}',
  remove: 'Odstrániť',
  removeLong: 'Odstrániť „{subject}“ na {address}',
  removeSure: 'Odstrániť e-mail „{subject}“ na {address} bez odoslania?',
  queued: 'E-mail sa posiela znova.',
  removed: 'E-mail bol odstránený.',
  none: 'Zatiaľ nebol napísaný žiadny e-mail.',
  to: 'Komu: {address} · {time}',
  read: 'Prečítať',
  readLong: 'Prečítať „{subject}“',
  close: 'Zavrieť',
  secret: 'Jeho odkaz otvára účet: prečítať ho môžu len hlavní správcovia.',
} as const satisfies Shape<typeof english>;
