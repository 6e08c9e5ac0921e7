import type { archive as english } from '../en/archive.ts';
import type { Shape } from '../words.ts';

export const archive = {
  title: 'Archiv',
  lead: {
    one: 'Eine Ausgabe: {teams} Teams, {matches} Spiele, {goals} Tore.',
    other: '{count} Ausgaben: {teams} Teams, {matches} Spiele, {goals} Tore.',
  },
  description: 'Sieger, Rekorde und Vereine vergangener Jahre.',
  years: 'Ausgaben',
  yearTeams: { one: 'ein Team', other: '{count} Teams' },
  champions: 'Sieger',
  category: 'Kategorie',
  noFinal: 'nicht gespielt',
  records: 'Rekorde',
  mostGoals: { one: 'Ein Tor in einem Spiel', other: '{count} Tore in einem Spiel' },
  clearestWin: { one: 'Sieg mit einem Tor', other: 'Sieg mit {count} Toren' },
  mostTeams: { one: 'Ein Team in einer Ausgabe', other: '{count} Teams in einer Ausgabe' },
  clubs: 'Vereine',
  club: 'Verein',
  titles: 'Titel',
  editions: 'Ausgaben',
  champion: 'Sieger',
  empty: 'Erste Ausgabe',
  emptyText: 'Noch gibt es keinen Rückblick. Sieger und Rekorde erscheinen hier nach dem letzten Finale.',
  results: 'Ergebnisse dieses Jahres',
} as const satisfies Shape<typeof english>;
