import type { archive as en } from '../en/archive.ts';
import type { Shape } from '../words.ts';

export const archive = {
  title: 'Archív',
  lead: {
    one: '{count} ročník: tímov {teams}, zápasov {matches}, gólov {goals}.',
    few: '{count} ročníky: tímov {teams}, zápasov {matches}, gólov {goals}.',
    other: '{count} ročníkov: tímov {teams}, zápasov {matches}, gólov {goals}.',
  },
  description: 'Víťazi, rekordy a kluby minulých rokov.',
  years: 'Ročníky',
  yearTeams: { one: '{count} tím', few: '{count} tímy', other: '{count} tímov' },
  champions: 'Víťazi',
  category: 'Kategória',
  noFinal: 'nehralo sa',
  records: 'Rekordy',
  mostGoals: {
    one: '{count} gól v zápase',
    few: '{count} góly v zápase',
    other: '{count} gólov v zápase',
  },
  clearestWin: {
    one: 'Výhra o {count} gól',
    few: 'Výhra o {count} góly',
    other: 'Výhra o {count} gólov',
  },
  mostTeams: {
    one: '{count} tím v ročníku',
    few: '{count} tímy v ročníku',
    other: '{count} tímov v ročníku',
  },
  clubs: 'Kluby',
  club: 'Klub',
  titles: 'Tituly',
  editions: 'Ročníky',
  champion: 'víťaz',
  empty: 'Prvý ročník',
  emptyText: 'Zatiaľ niet na čo spomínať. Víťazi a rekordy sa tu objavia po poslednom finále.',
  results: 'Výsledky tohtoročného ročníka',
} as const satisfies Shape<typeof en>;
