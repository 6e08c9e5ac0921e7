import type { configuration as original } from '../en/configuration.ts';
import type { Shape } from '../words.ts';

export const configuration = {
  title: 'Nastavení',
  lead: 'Platí pro celý ročník, a to hned po uložení.',
  search: 'Hledat v nastavení',
  nothing: 'Hledání „{typed}“ neodpovídá žádné nastavení.',
  group: {
    dates: 'Termíny',
    rosters: 'Soupisky',
    referees: 'Rozhodčí',
    matches: 'Zápasy a zapisovatel',
    halls: 'Haly a zpoždění',
    publication: 'Co je zveřejněno',
    money: 'Peníze',
    rest: 'Ostatní',
  },
  more: { one: 'Další nastavení (1)', few: 'Další nastavení ({count})', other: 'Další nastavení ({count})' },
  protected: 'Jen hlavní správce',
  internal: 'Neveřejné',
  save: 'Uložit',
  tablesSure: 'Změnit „{label}“ i s tabulkami?',
  saved: 'Uloženo: {label}',
  minutes: '{minutes} min',
  none: 'nic',
  value: 'Hodnota',
  history: 'Historie nastavení',
  changed: 'Někdo mezitím nastavil „{value}“.',
  take: 'Převzít',
  defaults: {
    title: 'Nové výchozí hodnoty',
    lead: 'Nové instalace portálu začínají s jinými hodnotami. Tento ročník si nechává své, dokud se nerozhodnete.',
    change: '{name}: {before} → {after}',
    take: 'Použít nové hodnoty',
    keep: 'Ponechat',
  },
} as const satisfies Shape<typeof original>;
