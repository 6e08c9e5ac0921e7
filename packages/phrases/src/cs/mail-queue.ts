import type { mailQueue as english } from '../en/mail-queue.ts';
import type { Shape } from '../words.ts';

export const mailQueue = {
  title: 'E-maily',
  smtp: 'E-maily portálu odesílá poštovní server, proto se tu žádné neukládají.',
  files:
    'Není nastaven poštovní server, takže tyto e-maily nikdo nedostal: jsou uloženy tady a lze je předat ručně.',
  waiting: {
    zero: 'Žádný e-mail nečeká na odeslání.',
    one: '{count} e-mail čeká na odeslání.',
    few: '{count} e-maily čekají na odeslání.',
    other: '{count} e-mailů čeká na odeslání.',
  },
  givenUp: {
    one: '{count} e-mail se nepodařilo doručit.',
    few: '{count} e-maily se nepodařilo doručit.',
    other: '{count} e-mailů se nepodařilo doručit.',
  },
  undelivered: 'Nedoručené',
  failures: {
    refused: 'Poštovní server tohoto příjemce nebo text trvale odmítl ({code}).',
    signIn: 'Poštovní server odmítl přihlášení portálu ({code}).',
    encryption: 'Poštovní server nenabídl šifrování ({code}).',
    unreachable: 'Poštovní server nebyl dva dny dostupný ({code}).',
    unknown: 'Pokusy o odeslání po dva dny selhávaly ({code}).',
  },
  sendAgain: 'Poslat znovu',
  sendAgainLong: 'Poslat znovu „{subject}“ na {address}',
  remove: 'Odstranit',
  removeLong: 'Odstranit „{subject}“ na {address}',
  removeSure: 'Odstranit e-mail „{subject}“ na {address} bez odeslání?',
  queued: 'E-mail se posílá znovu.',
  removed: 'E-mail byl odstraněn.',
  none: 'Zatím nebyl napsán žádný e-mail.',
  to: 'Komu: {address} · {time}',
  read: 'Přečíst',
  readLong: 'Přečíst „{subject}“',
  close: 'Zavřít',
  secret: 'Jeho odkaz otevírá účet: přečíst ho mohou jen hlavní správci.',
} as const satisfies Shape<typeof english>;
