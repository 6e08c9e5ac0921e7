import { expect, it } from 'vitest';
import { demoRegistrations } from './demo-registrations.ts';
import { SeededRandom } from '@sevenmetre/rules/fiction';

it.each([true, false])(
  'leaves places in most categories and none in some, whether teams play already (%s) or not',
  (isPlayed) => {
    const { room } = demoRegistrations({
      clubs: [],
      categories: ['MA', 'MB', 'MC', 'WA', 'WB', 'WC'],
      isPlayed,
      firstDay: '2026-04-02',
      lastDay: '2026-04-05',
      now: new Date('2026-04-03T08:00:00Z'),
      random: new SeededRandom(1),
    });
    const left = Object.values(room);
    expect(left.filter((places) => places > 0).length).toBeGreaterThan(left.length / 2);
    expect(left).toContain(0);
  },
);
