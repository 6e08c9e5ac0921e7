import { describe, expect, it } from 'vitest';
import { countOpenTasks } from './index.ts';

describe('what an organiser counts', () => {
  const task = (kind: 'device-silent' | 'match-late', isTaken = false) => ({
    kind,
    taken: isTaken ? { userId: 1, name: 'Jana', at: '2026-04-04T10:00:00Z' } : null,
  });

  it('is what nobody has taken, and more than two silent halls once', () => {
    const silent = task('device-silent');
    expect(countOpenTasks([task('match-late'), task('match-late', true), silent, silent])).toBe(3);
    expect(countOpenTasks([task('match-late'), silent, silent, silent, silent])).toBe(2);
    expect(countOpenTasks([])).toBe(0);
  });
});
