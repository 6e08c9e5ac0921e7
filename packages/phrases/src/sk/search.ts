import type { search as english } from '../en/search.ts';
import type { Shape } from '../words.ts';

export const search = {
  title: 'Hľadať',
  close: 'Zavrieť hľadanie',
  clear: 'Zmazať',
  hint: 'Na mäkčeňoch ani na preklepe nezáleží: „zilina“ nájde Žilinu.',
  loading: 'Hľadanie sa pripravuje…',
  results: {
    zero: 'Nič sa nenašlo',
    one: '{count} výsledok',
    few: '{count} výsledky',
    other: '{count} výsledkov',
  },
  nothing: 'Pre „{question}“ sa nič nenašlo. Skúste menej slov alebo iné.',
  offline: 'Ste offline: hľadá sa v tom, čo je uložené v tomto zariadení.',
  unprepared: 'Ste offline a v tomto zariadení zatiaľ nie je v čom hľadať.',
  failed: 'Hľadanie sa nepodarilo pripraviť.',
  again: 'Skúsiť znova',
  kind: {
    team: 'Tímy',
    club: 'Kluby',
    player: 'Hráči',
    match: 'Zápasy',
    hall: 'Haly',
    category: 'Kategórie',
    group: 'Skupiny a kolá',
    statistics: 'Štatistiky',
    referee: 'Rozhodcovia',
    country: 'Krajiny',
  },
  more: { one: 'a {count} ďalší', few: 'a {count} ďalšie', other: 'a {count} ďalších' },
  number: 'č.\u00a0{number}',
  match: '{home} – {away}',
  open: 'zatiaľ neznámy',
  teams: { one: '{count} tím', few: '{count} tímy', other: '{count} tímov' },
} as const satisfies Shape<typeof english>;
