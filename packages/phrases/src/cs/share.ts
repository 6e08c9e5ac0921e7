import type { share as english } from '../en/share.ts';
import type { Shape } from '../words.ts';

export const share = {
  close: 'Zavřít',
  what: 'Co',
  thisMatch: 'Tento zápas',
  thisTeam: 'Tento tým',
  thisGroup: 'Tato skupina',
  thisCategory: 'Tato kategorie',
  thisHall: 'Tato hala',
  calendar: 'Kalendář',
  file: 'Soubor .ics',
  alarm: 'Upozornění',
  minutesBefore: '{minutes} min předem',
  noAlarm: 'Bez upozornění',
  calendarText: 'Google, Apple a Outlook sledují změny času a haly. Soubor ne.',
  push: 'Zprávy do tohoto zařízení',
  address: 'Adresa stránky',
  copy: 'Kopírovat',
  copyFailed: 'Kopírování zde není dovoleno. Označte text a zkopírujte jej sami.',
  picture: 'Obrázek',
  print: 'Tisk',
  data: 'Tabulka (CSV)',
  embed: 'Vložit na jiný web',
  embedText: 'Vložte tam, kde mají být výsledky. Zůstanou živé a nepoužívají cookies.',
  code: 'Kód pro váš web',
  away: 'Kalendáře a obrázky potřebují síť. Adresu lze zkopírovat i bez ní.',
} as const satisfies Shape<typeof english>;
