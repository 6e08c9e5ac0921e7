import { expect, it } from 'vitest';
import { differences } from './timeline.ts';

it('given times of the log with fractions, then changes show whole seconds, and no change of a fraction', () => {
  const before = new Map([
    ['approvedAt', '2026-06-13T10:00:00.123Z'],
    ['seenAt', '2026-06-13T10:00:00.100Z'],
    ['name', '2026-06-13T10:00:00.123Z is no time'],
  ]);
  const after = new Map([
    ['approvedAt', '2026-06-13T11:30:05.999Z'],
    ['seenAt', '2026-06-13T10:00:00.900Z'],
    ['name', 'TJ Lhota'],
  ]);
  expect(differences(before, after)).toEqual([
    { field: 'approvedAt', from: '2026-06-13T10:00:00Z', to: '2026-06-13T11:30:05Z' },
    { field: 'name', from: '2026-06-13T10:00:00.123Z is no time', to: 'TJ Lhota' },
  ]);
});
