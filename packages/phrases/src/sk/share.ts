import type { share as english } from '../en/share.ts';
import type { Shape } from '../words.ts';

export const share = {
  close: 'Zavrieť',
  what: 'Čo',
  thisMatch: 'Tento zápas',
  thisTeam: 'Tento tím',
  thisGroup: 'Táto skupina',
  thisCategory: 'Táto kategória',
  thisHall: 'Táto hala',
  calendar: 'Kalendár',
  file: 'Súbor .ics',
  alarm: 'Upozornenie',
  minutesBefore: '{minutes} min vopred',
  noAlarm: 'Bez upozornenia',
  calendarText: 'Google, Apple a Outlook sledujú zmeny času a haly. Súbor nie.',
  push: 'Správy do tohto zariadenia',
  address: 'Adresa stránky',
  copy: 'Kopírovať',
  copyFailed: 'Kopírovanie tu nie je dovolené. Označte text a skopírujte ho sami.',
  picture: 'Obrázok',
  print: 'Tlač',
  data: 'Tabuľka (CSV)',
  embed: 'Vložiť na iný web',
  embedText: 'Vložte tam, kde majú byť výsledky. Zostanú živé a nepoužívajú cookies.',
  code: 'Kód pre váš web',
  away: 'Kalendáre a obrázky potrebujú sieť. Adresu možno skopírovať aj bez nej.',
} as const satisfies Shape<typeof english>;
