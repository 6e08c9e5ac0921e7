import type { shareCard as en } from '../en/share-card.ts';
import type { Shape } from '../words.ts';

export const shareCard = {
  live: { one: '{count} naživo', few: '{count} naživo', other: '{count} naživo' },
  matches: { one: '{count} zápas', few: '{count} zápasy', other: '{count} zápasov' },
  played: 'odohrané {played} z {count}',
  goals: { one: '{count} gól', few: '{count} góly', other: '{count} gólov' },
  matchesWord: { one: 'zápas', few: 'zápasy', other: 'zápasov' },
  goalsEach: 'gólov na zápas',
  largest: 'najvyššia výhra',
  champions: 'Víťaz',
  scorers: '{category}, najlepší strelci',
  ranking: '{category}, konečné poradie',
} as const satisfies Shape<typeof en>;
