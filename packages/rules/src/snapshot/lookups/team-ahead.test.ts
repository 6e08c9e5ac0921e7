import { describe, expect, test } from 'vitest';
import { applyChange, matchSlice, teamSlice, topicsOf } from '../index.ts';
import type { Snapshot } from '../snapshot.ts';
import { aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';

const done = (score: `${number}:${number}`) => ({ stage: 'finished' as const, score });
const from = (side: 'home' | 'away', groupId: number, standing: number) =>
  side === 'home'
    ? { homeTeamCompetitionGroupId: groupId, homeTeamCompetitionStandings: standing }
    : { awayTeamCompetitionGroupId: groupId, awayTeamCompetitionStandings: standing };
const feeds = (predecessorCompetitionGroupStandings: number) => ({
  predecessorCompetitionGroupId: 1,
  predecessorCompetitionGroupStandings,
});

/**
 * Clubs 1 and 2 have beaten the third; the winner of their match plays the final, the loser the match for
 * third place.
 */
function aCup(last: Parameters<typeof aMatch>[3] = {}): Snapshot {
  return aSnapshot({
    groups: [1, 2, 3].map((id) =>
      aGroup(id, ['MA-A', 'MA-F', 'MA-3'][id - 1] ?? '', id > 1 ? { roundLevelId: 3 } : {}),
    ),
    teams: [1, 2, 3].map((id) => aTeam(id)),
    seats: [
      ...[1, 2, 3].map((id) => aSeat(id, 1, id)),
      aSeat(4, 2, null, feeds(1)),
      aSeat(5, 3, null, feeds(2)),
    ],
    matches: [
      aMatch(1, 1, [1, 3], done('12:10')),
      aMatch(2, 1, [2, 3], done('15:10')),
      aMatch(3, 1, [1, 2], last),
      aMatch(4, 2, [null, null], from('home', 1, 1)),
      aMatch(5, 3, [null, null], from('home', 1, 2)),
    ],
  });
}

function aheadOf(snapshot: Snapshot, teamId: number) {
  const team = snapshot.teams.get(teamId);
  const slice = team && teamSlice(snapshot, team, null);
  return slice?.ahead.map(({ when, standing, match }) => [when, standing, match?.id]);
}

describe('what may follow for a team', () => {
  test('[OU15] given its last match of the group decides, then a win and everything else lead to one match each', () => {
    expect(aheadOf(aCup(), 1)).toEqual([
      ['win', 1, 4],
      ['otherwise', 2, 5],
    ]);
  });

  test('[OU15] given the group is over, then the winner and the loser of its next match are asked for', () => {
    const cup = aCup(done('9:8'));
    const seats = [aSeat(4, 2, 1, feeds(1))];
    const applied = applyChange(cup, aChange(cup, { groupTeams: seats, matches: [aMatch(4, 2, [1, null])] }));
    if (!applied.ok) throw new Error(applied.reason);
    // The final ends on final places, without a further match.
    expect(aheadOf(applied.snapshot, 1)?.map(([when]) => when)).toEqual(['win', 'loss']);
  });

  test('[OU15] given a team that has withdrawn from its next match, then nothing follows', () => {
    const cup = aCup(done('9:8'));
    const next = aMatch(4, 2, [1, 3]);
    const teams = new Map(cup.teams).set(1, aTeam(1, { withdrawn: true }));
    const gone = { ...cup, teams, matches: new Map(cup.matches).set(4, next) };
    expect(aheadOf({ ...gone, teams: cup.teams }, 1)).toHaveLength(2);
    expect(aheadOf(gone, 1)).toEqual([]);
  });

  test('[OU14] then the page of the last match says where the places at stake lead, and whom they meet', () => {
    const cup = aCup();
    const last = cup.matches.get(3);
    const ways = last && matchSlice(cup, last, null).placeWays;
    expect(ways).toMatchObject([
      { standing: 1, next: { label: 'MA-F', match: { id: 4, against: { team: null } } } },
      { standing: 2, next: { label: 'MA-3', match: { id: 5 } } },
    ]);
    const decided = aCup(done('9:8'));
    expect(matchSlice(decided, aMatch(3, 1, [1, 2], done('9:8')), null).placeWays).toEqual([]);
  });

  test('given a match moves that may be the next one, then the pages of team and match are touched', () => {
    const cup = aCup();
    const moved = { ...aMatch(4, 2, [null, null], from('home', 1, 1)), time: '20:00' };
    const change = aChange(cup, { matches: [moved] });
    const applied = applyChange(cup, change);
    if (!applied.ok) throw new Error(applied.reason);
    expect([...topicsOf(change, cup, applied.snapshot)]).toEqual(
      expect.arrayContaining(['team:1', 'team:2', 'team:3', 'match:3']),
    );
  });
});
