import { describe, expect, test } from 'vitest';
import {
  applyChange,
  calendarOf,
  countrySlice,
  makeSearchIndex,
  matchesOfTeams,
  teamSlice,
  topicsOf,
} from '../index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { aCommit, aMatch, aPlayingCup } from '../testing/index.ts';

/** Results of the first group's matches: Club 1 – 2, 2 – 3, 3 – 1. */
function played(
  cup: Snapshot,
  id: number,
  score: `${number}:${number}`,
  stage: 'finished' | '2nd_half' = 'finished',
) {
  const { homeTeamId = null, awayTeamId = null } = cup.matches.get(id) ?? {};
  return aMatch(id, 1, [homeTeamId, awayTeamId], { stage, score });
}

function after(cup: Snapshot, ...matches: readonly Match[]): Snapshot {
  return matches.reduce((before, match) => {
    const applied = applyChange(before, aCommit(before, match));
    if (!applied.ok) throw new Error(applied.reason);
    return applied.snapshot;
  }, cup);
}

/** Club 1 has won both its matches; the third match of the group is open. */
function aCupWithCertainWinner(): Snapshot {
  const cup = aPlayingCup();
  return after(cup, played(cup, 1, '15:9'), played(cup, 3, '8:14'));
}

const idsOf = (cup: Snapshot, teamId: number) => matchesOfTeams(cup, [teamId]).map(({ id }) => id);

describe('a team that nobody can take its place from', () => {
  test('[OU13] given it has won its group before the last match, then it plays what waits for the winner', () => {
    const cup = aCupWithCertainWinner();
    expect([idsOf(cup, 1), idsOf(cup, 2)]).toEqual([
      [1, 3, 7, 8],
      [1, 2],
    ]);
  });

  test('[OU13] given another team can still win the group, then nobody plays it yet', () => {
    const cup = aPlayingCup();
    expect(idsOf(after(cup, played(cup, 1, '15:9')), 1)).toEqual([1, 3]);
  });

  test('[OU13] given the deciding match is being played, then nothing of it counts', () => {
    const cup = aPlayingCup();
    const running = after(cup, played(cup, 1, '15:9'), played(cup, 3, '2:20', '2nd_half'));
    expect(idsOf(running, 1)).toEqual([1, 3]);
    expect(idsOf(after(running, played(running, 3, '3:20', '2nd_half')), 1)).toEqual([1, 3]);
  });

  test('[OU13] then its page, its calendar, its country and the search know the match, named as certain', () => {
    const cup = aCupWithCertainWinner();
    const team = cup.teams.get(1);
    const slice = team && teamSlice(cup, team, null);
    expect(slice?.matches.find(({ id }) => id === 7)?.home).toMatchObject({
      team: null,
      placeholder: { standing: 1, groupLabel: 'MA-A' },
      projected: { id: 1 },
      certain: true,
    });
    const entries = calendarOf(cup, matchesOfTeams(cup, [1]));
    expect(entries.map(({ ticket, status }) => [ticket.id, status])).toContainEqual([7, 'tentative']);
    const next = countrySlice(cup, 'CZ')?.clubs.find(({ id }) => id === 1)?.teams[0]?.next;
    expect(next?.id).toBe(7);
    const index = makeSearchIndex(cup, []);
    const place = index.teams.findIndex(([id]) => id === 1);
    expect(index.matches.find(([id]) => id === 7)?.[3]).toBe(place);
  });

  test('[OU13] given the result that makes it certain, then readers of its page are notified', () => {
    const cup = aPlayingCup();
    const before = after(cup, played(cup, 1, '15:9'));
    const change = aCommit(before, played(before, 3, '8:14'));
    const applied = applyChange(before, change);
    expect(applied.ok && [...topicsOf(change, before, applied.snapshot)]).toContain('team:1');
    const goal = aCommit(before, played(before, 2, '1:0', '2nd_half'));
    const running = applyChange(before, goal);
    expect(running.ok && idsOf(running.snapshot, 1)).toEqual([1, 3]);
  });

  test('[OU13] given the group is finished, then the seat has its team and nothing is certain besides', () => {
    const cup = aCupWithCertainWinner();
    const done = after(cup, played(cup, 2, '9:9'));
    const team = done.teams.get(1);
    const home = team && teamSlice(done, team, null)?.matches.find(({ id }) => id === 7)?.home;
    expect(home).toEqual({ team: expect.objectContaining({ id: 1 }), placeholder: null, projected: null });
  });
});
