import { matchSlice } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Team } from '@sevenmetre/rules/tournament';
import { aGroup, aMatch, aSeat, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import { expect, it } from 'vitest';
import { aKeptTournament } from '../../testing/kept-tournament.ts';
import { composeMatch } from './compose-match.ts';

function aTournament(): Snapshot {
  return aSnapshot({
    groups: [aGroup(1, 'MA-A')],
    teams: [aTeam(1), aTeam(2)],
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2)],
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '9:12', homeHalfTimeScore: 4, awayHalfTimeScore: 6 }),
    ],
  });
}

it('a match that was never opened has its score, and says that events and rosters are not known', () => {
  const snapshot = aTournament();
  const match = snapshot.matches.get(1);
  const sent = match && matchSlice(snapshot, match, { events: [], roster: [], referees: [] });
  const own = composeMatch(aKeptTournament(snapshot), 1);
  expect(own).toMatchObject({
    version: 'e.1',
    category: sent?.category,
    round: sent?.round,
    eventTypes: sent?.eventTypes,
    ticket: { homeScore: 9, awayScore: 12, homeHalfTimeScore: 4, home: sent?.ticket.home },
  });
  expect([sent?.detail, own?.detail]).toEqual(['whole', 'absent']);
});

it('[ST22] a result that counts no more after a withdrawal says so, once the kept tournament says what happens to it', () => {
  const snapshot = aTournament();
  const notCounted = (team: Partial<Team>) => {
    const teams = new Map([...snapshot.teams, [2, aTeam(2, { withdrawn: true, ...team })]]);
    return composeMatch(aKeptTournament({ ...snapshot, teams }), 1)?.ticket.notCounted;
  };
  expect(notCounted({ withdrawnPolicy: 'annulled' })).toBe(true);
  expect(notCounted({ withdrawnPolicy: 'kept' })).toBeUndefined();
  expect(notCounted({})).toBeUndefined();
});

it('an unknown number is no match', () => {
  expect(composeMatch(aKeptTournament(aTournament()), 7)).toBeNull();
  expect(composeMatch(aKeptTournament(aTournament()), Number.NaN)).toBeNull();
});
