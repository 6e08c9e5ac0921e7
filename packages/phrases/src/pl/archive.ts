import type { archive as en } from '../en/archive.ts';
import type { Shape } from '../words.ts';

export const archive = {
  title: 'Archiwum',
  lead: {
    one: '{count} edycja: drużyn {teams}, meczów {matches}, bramek {goals}.',
    few: '{count} edycje: drużyn {teams}, meczów {matches}, bramek {goals}.',
    other: '{count} edycji: drużyn {teams}, meczów {matches}, bramek {goals}.',
  },
  description: 'Zwycięzcy, rekordy i kluby minionych lat.',
  years: 'Edycje',
  yearTeams: { one: '{count} drużyna', few: '{count} drużyny', other: '{count} drużyn' },
  champions: 'Zwycięzcy',
  category: 'Kategoria',
  noFinal: 'nie grano',
  records: 'Rekordy',
  mostGoals: {
    one: '{count} bramka w meczu',
    few: '{count} bramki w meczu',
    other: '{count} bramek w meczu',
  },
  clearestWin: {
    one: 'Wygrana {count} bramką',
    few: 'Wygrana {count} bramkami',
    other: 'Wygrana {count} bramkami',
  },
  mostTeams: {
    one: '{count} drużyna w edycji',
    few: '{count} drużyny w edycji',
    other: '{count} drużyn w edycji',
  },
  clubs: 'Kluby',
  club: 'Klub',
  titles: 'Tytuły',
  editions: 'Edycje',
  champion: 'zwycięzca',
  empty: 'Pierwsza edycja',
  emptyText: 'Nie ma jeszcze czego wspominać. Zwycięzcy i rekordy pojawią się tu po ostatnim finale.',
  results: 'Wyniki tegorocznej edycji',
} as const satisfies Shape<typeof en>;
