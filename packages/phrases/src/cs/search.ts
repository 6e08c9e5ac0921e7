import type { search as english } from '../en/search.ts';
import type { Shape } from '../words.ts';

export const search = {
  title: 'Hledat',
  close: 'Zavřít hledání',
  clear: 'Smazat',
  hint: 'Na háčcích ani na překlepu nezáleží: „zdarna“ najde Žďárnou.',
  loading: 'Hledání se připravuje…',
  results: {
    zero: 'Nic nenalezeno',
    one: '{count} výsledek',
    few: '{count} výsledky',
    other: '{count} výsledků',
  },
  nothing: 'Hledání „{question}“ nic neodpovídá. Zkuste méně slov nebo jiná.',
  offline: 'Jste offline: hledá se v tom, co je uloženo v tomto zařízení.',
  unprepared: 'Jste offline a v tomto zařízení zatím není v čem hledat.',
  failed: 'Hledání se nepodařilo připravit.',
  again: 'Zkusit znovu',
  kind: {
    team: 'Týmy',
    club: 'Kluby',
    player: 'Hráči',
    match: 'Zápasy',
    hall: 'Haly',
    category: 'Kategorie',
    group: 'Skupiny a kola',
    statistics: 'Statistiky',
    referee: 'Rozhodčí',
    country: 'Země',
  },
  more: { one: 'a {count} další', few: 'a {count} další', other: 'a {count} dalších' },
  number: 'č.\u00a0{number}',
  match: '{home} – {away}',
  open: 'zatím neznámý',
  teams: { one: '{count} tým', few: '{count} týmy', other: '{count} týmů' },
} as const satisfies Shape<typeof english>;
