import { describe, expect, it } from 'vitest';
import { dashboardSlice } from '../index.ts';
import { aCategory, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';

const now = { instant: '2026-04-04T20:00:00Z', day: '2026-04-04' };
const over = (score: `${number}:${number}`, day = now.day) => ({ stage: 'finished' as const, score, day });

function topOf(matches: Parameters<typeof aSnapshot>[0]['matches'], hidden = false) {
  const snapshot = aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden: hidden })],
    groups: [aGroup(1, 'MA-A')],
    teams: [1, 2, 3].map((id) => aTeam(id)),
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2), aSeat(3, 1, 3)],
    matches,
  });
  return dashboardSlice(snapshot, now).top?.map(({ team, goals, matches: played }) => [
    team.id,
    goals,
    played,
  ]);
}

describe('the top list of the day', () => {
  it('adds up the goals of a team on the day, most first', () => {
    const matches = [
      aMatch(1, 1, [1, 2], over('20:18')),
      aMatch(2, 1, [1, 3], over('10:25')),
      aMatch(3, 1, [2, 3], over('40:2', '2026-04-03')),
    ];
    expect(topOf(matches)).toEqual([
      [1, 30, 2],
      [3, 25, 1],
      [2, 18, 1],
    ]);
  });

  it('counts no match that is still played, and no result that is hidden', () => {
    expect(
      topOf([aMatch(1, 1, [1, 2], { stage: '2nd_half', score: '20:18', day: now.day })]),
    ).toBeUndefined();
    expect(topOf([aMatch(1, 1, [1, 2], over('20:18'))], true)).toBeUndefined();
  });
});
