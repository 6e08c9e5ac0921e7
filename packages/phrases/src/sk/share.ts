import type { share as english } from '../en/share.ts';
import type { Shape } from '../words.ts';

export const share = {
  calendar: 'Zápasy vo vašom kalendári',
  calendarText: 'Časy a haly sa aktualizujú samy.',
  subscribe: 'Pridať do kalendára',
  calendarAddress: 'Pre kalendáre, ktoré chcú adresu:',
  data: 'Do tabuľkového editora',
  download: 'Stiahnuť ako CSV',
  embed: 'Na vašom webe',
  embedText: 'Vložte tam, kde majú byť výsledky. Zostanú živé a nepoužívajú cookies.',
  code: 'Kód pre váš web',
  copy: 'Kopírovať',
  copied: 'Skopírované.',
  copyFailed: 'Kopírovanie tu nie je dovolené. Označte text a skopírujte ho sami.',
  link: 'Poslať odkaz',
  send: 'Zdieľať túto stránku',
} as const satisfies Shape<typeof english>;
