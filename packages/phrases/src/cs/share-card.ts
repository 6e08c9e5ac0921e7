import type { shareCard as en } from '../en/share-card.ts';
import type { Shape } from '../words.ts';

export const shareCard = {
  live: { one: '{count} živě', few: '{count} živě', other: '{count} živě' },
  matches: { one: '{count} zápas', few: '{count} zápasy', other: '{count} zápasů' },
  played: 'odehráno {played} z {count}',
  goals: { one: '{count} gól', few: '{count} góly', other: '{count} gólů' },
  matchesWord: { one: 'zápas', few: 'zápasy', other: 'zápasů' },
  goalsEach: 'gólů na zápas',
  largest: 'nejvyšší výhra',
  champions: 'Vítěz',
  scorers: '{category}, nejlepší střelci',
  ranking: '{category}, konečné pořadí',
} as const satisfies Shape<typeof en>;
