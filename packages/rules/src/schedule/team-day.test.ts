import { describe, expect, it } from 'vitest';
import type { StageCode } from '../vocabulary/index.ts';
import { dayOfTeam } from './index.ts';

const match = (number: number, stageCode: StageCode) => ({ number, stageCode });
const first = match(1, 'finished');
const second = match(2, 'finished');
const third = match(3, 'not_started');
const fourth = match(4, 'not_started');

describe('the day of a team', () => {
  it('[NO11] goes on with the first match that has not begun', () => {
    const day = dayOfTeam([first, second, third, fourth], false);
    expect(day).toEqual({ live: null, last: second, next: third, later: [fourth] });
  });

  it('[NO11] promises no match once the category is over', () => {
    expect(dayOfTeam([first, third], true)).toEqual({ live: null, last: first, next: null, later: [] });
  });

  it('shows a match that is played beside the one before and the one after', () => {
    const running = match(2, '2nd_half');
    expect(dayOfTeam([first, running, third], false)).toMatchObject({
      live: running,
      last: first,
      next: third,
    });
  });
});
