import type { archive as en } from '../en/archive.ts';
import type { Shape } from '../words.ts';

export const archive = {
  title: 'Archiv',
  lead: {
    one: '{count} ročník: týmů {teams}, zápasů {matches}, gólů {goals}.',
    few: '{count} ročníky: týmů {teams}, zápasů {matches}, gólů {goals}.',
    other: '{count} ročníků: týmů {teams}, zápasů {matches}, gólů {goals}.',
  },
  description: 'Vítězové, rekordy a kluby minulých let.',
  years: 'Ročníky',
  yearTeams: { one: '{count} tým', few: '{count} týmy', other: '{count} týmů' },
  champions: 'Vítězové',
  category: 'Kategorie',
  noFinal: 'nehrálo se',
  records: 'Rekordy',
  mostGoals: {
    one: '{count} gól v zápase',
    few: '{count} góly v zápase',
    other: '{count} gólů v zápase',
  },
  clearestWin: {
    one: 'Výhra o {count} gól',
    few: 'Výhra o {count} góly',
    other: 'Výhra o {count} gólů',
  },
  mostTeams: {
    one: '{count} tým v ročníku',
    few: '{count} týmy v ročníku',
    other: '{count} týmů v ročníku',
  },
  clubs: 'Kluby',
  club: 'Klub',
  titles: 'Tituly',
  editions: 'Ročníky',
  champion: 'vítěz',
  empty: 'První ročník',
  emptyText: 'Zatím není na co vzpomínat. Vítězové a rekordy se tu objeví po posledním finále.',
  results: 'Výsledky letošního ročníku',
} as const satisfies Shape<typeof en>;
