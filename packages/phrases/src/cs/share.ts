import type { share as english } from '../en/share.ts';
import type { Shape } from '../words.ts';

export const share = {
  calendar: 'Zápasy ve vašem kalendáři',
  calendarText: 'Časy a haly se aktualizují samy.',
  subscribe: 'Přidat do kalendáře',
  calendarAddress: 'Pro kalendáře, které chtějí adresu:',
  data: 'Do tabulkového editoru',
  download: 'Stáhnout jako CSV',
  embed: 'Na vašem webu',
  embedText: 'Vložte tam, kde mají být výsledky. Zůstanou živé a nepoužívají cookies.',
  code: 'Kód pro váš web',
  copy: 'Kopírovat',
  copied: 'Zkopírováno.',
  copyFailed: 'Kopírování zde není dovoleno. Označte text a zkopírujte jej sami.',
  link: 'Poslat odkaz',
  send: 'Sdílet tuto stránku',
} as const satisfies Shape<typeof english>;
