import { categorySlice, findCategory, findPlayoff, playoffSlice } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { aGroup, aMatch, aSeat, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import { expect, it } from 'vitest';
import { aKeptTournament } from '../../testing/kept-tournament.ts';
import { composeCategory } from './compose-category.ts';
import { composePlayoff } from './compose-playoff.ts';

/** A group of two that is being played; its winner meets a team that has a direct seat. */
function aTournament(): Snapshot {
  return aSnapshot({
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA F', { playoffCategory: 'A', roundLevelId: 3 })],
    teams: [aTeam(1), aTeam(2), aTeam(3)],
    seats: [
      aSeat(1, 1, 1, { seat: 1, standings: 1 }),
      aSeat(2, 1, 2, { seat: 2, standings: 2 }),
      aSeat(3, 2, null, {
        seat: 1,
        predecessorCompetitionGroupId: 1,
        predecessorCompetitionGroupStandings: 1,
      }),
      aSeat(4, 2, 3, { seat: 2, standings: null }),
    ],
    matches: [
      aMatch(1, 1, [1, 2], { stage: '1st_half', score: '9:7' }),
      aMatch(2, 2, [null, 3], { homeTeamCompetitionGroupId: 1, homeTeamCompetitionStandings: 1 }),
    ],
  });
}

it('a play-off that was never opened is drawn as the server would have drawn it', () => {
  const snapshot = aTournament();
  const found = findPlayoff(snapshot, 'MA', 'A');
  if (!found) throw new Error('no play-off');
  const sent = playoffSlice(snapshot, found);
  const own = composePlayoff(aKeptTournament(snapshot), 'MA', 'A');
  expect(own?.sections).toEqual(sent.sections);
  expect(own?.groups.map(({ slug, leads }) => [slug, leads])).toEqual(
    sent.groups.map(({ slug, leads }) => [slug, leads]),
  );
  expect(own?.groups[0]?.matches[0]?.home).toEqual(sent.groups[0]?.matches[0]?.home);
  expect(composePlayoff(aKeptTournament(snapshot), 'MA', 'B')).toBeNull();
});

it('a category that was never opened shows its groups, play-offs and matches, without scorers', () => {
  const snapshot = aTournament();
  const category = findCategory(snapshot, 'MA');
  if (!category) throw new Error('no category');
  const { groups, playoffs, played, total } = categorySlice(snapshot, category);
  const own = composeCategory(aKeptTournament(snapshot), 'MA');
  expect(own).toMatchObject({ groups, playoffs, played, total, topScorers: [] });
  expect(own?.live.map(({ id }) => id)).toEqual([1]);
  expect(own?.next.map(({ id }) => id)).toEqual([2]);
  expect(composeCategory(aKeptTournament(snapshot), 'XX')).toBeNull();
});
