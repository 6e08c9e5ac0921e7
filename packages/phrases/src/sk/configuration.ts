import type { configuration as original } from '../en/configuration.ts';
import type { Shape } from '../words.ts';

export const configuration = {
  title: 'Nastavenia',
  lead: 'Platia pre celý ročník, a to hneď po uložení.',
  search: 'Hľadať v nastaveniach',
  nothing: 'Pre „{typed}“ sa nenašlo žiadne nastavenie.',
  group: {
    dates: 'Termíny',
    rosters: 'Súpisky',
    referees: 'Rozhodcovia',
    matches: 'Zápasy a zapisovateľ',
    halls: 'Haly a meškanie',
    publication: 'Čo je zverejnené',
    money: 'Peniaze',
    rest: 'Ostatné',
  },
  more: {
    one: 'Ďalšie nastavenia (1)',
    few: 'Ďalšie nastavenia ({count})',
    other: 'Ďalšie nastavenia ({count})',
  },
  protected: 'Len hlavný správca',
  internal: 'Neverejné',
  save: 'Uložiť',
  tablesSure: 'Zmeniť „{label}“ aj s tabuľkami?',
  saved: 'Uložené: {label}',
  minutes: '{minutes} min',
  none: 'nič',
  value: 'Hodnota',
  history: 'História nastavení',
  changed: 'Niekto medzitým nastavil „{value}“.',
  take: 'Prevziať',
  defaults: {
    title: 'Nové predvolené hodnoty',
    lead: 'Nové inštalácie portálu začínajú s inými hodnotami. Tento ročník si necháva svoje, kým sa nerozhodnete.',
    change: '{name}: {before} → {after}',
    take: 'Použiť nové hodnoty',
    keep: 'Ponechať',
  },
} as const satisfies Shape<typeof original>;
