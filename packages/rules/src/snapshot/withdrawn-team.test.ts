import { describe, expect, it } from 'vitest';
import { dayOfTeam } from '../schedule/index.ts';
import {
  calendarOf,
  countrySlice,
  dashboardSlice,
  findCountry,
  findPlayoff,
  playoffSlice,
  hallsSlice,
  matchSlice,
  scheduleSlice,
  teamSlice,
  ticket,
} from './index.ts';
import { aCategory, aGroup, aMatch, aSeat, aSnapshot, aTeam } from './testing/index.ts';
import type { Match } from '../tournament/index.ts';

const now = { day: '2026-06-13', instant: '2026-06-13T06:00:00Z' };
const offMatch = aMatch(1, 1, [1, 2]);
const toCome = aMatch(2, 1, [1, 3]);

/** Team 2 has withdrawn. */
function aCup(matches: readonly Match[] = [offMatch, toCome], resultsHidden = false) {
  return aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden })],
    groups: [aGroup(1, 'MA-A')],
    teams: [aTeam(1), { ...aTeam(2), withdrawn: true }, aTeam(3)],
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2), aSeat(3, 1, 3)],
    matches: [...matches],
  });
}

describe('[MA54] a match that has not begun, of a team that has withdrawn', () => {
  it('says who has withdrawn, and is not waited for', () => {
    expect(ticket(aCup(), offMatch)).toMatchObject({
      withdrawn: 'away',
      stageCode: 'waiting_for_approval',
      startsAt: offMatch.startsAt,
    });
    expect(ticket(aCup(), toCome)).not.toHaveProperty('withdrawn');
  });

  it('is the next match of nobody, and keeps its place in the schedule and in calendars', () => {
    const cup = aCup();
    const country = findCountry(cup, 'CZ');
    const opponent = cup.teams.get(1);
    const own = opponent && teamSlice(cup, opponent, null);
    expect(dashboardSlice(cup, now).next.map(({ id }) => id)).toEqual([2]);
    expect(hallsSlice(cup, now.day).halls[0]?.next?.id).toBe(2);
    expect(dayOfTeam(own?.matches ?? [], false)).toMatchObject({ next: { id: 2 }, last: null });
    const shown = country === null ? null : countrySlice(cup, country);
    const ofCountry = shown?.clubs.flatMap(({ teams }) => teams).find(({ id }) => id === 1);
    expect(ofCountry?.next?.id).toBe(2);
    expect(scheduleSlice(cup, null, now.day).matches[0]).toMatchObject({ id: 1, withdrawn: 'away' });
    expect(calendarOf(cup, [offMatch])).toMatchObject([{ status: 'cancelled' }]);
  });

  it('says so, too, when a new plan has cancelled it; a group that goes on without a team says that', () => {
    const spot = { startsAt: offMatch.startsAt, placeId: offMatch.placeId };
    const gone = { homeTeamId: null, awayTeamId: null, competitionGroupId: null };
    const cancelled = (homeTeamId: number, awayTeamId: number, withoutTeamId: number | null): Match => ({
      ...offMatch,
      ...gone,
      cancelled: { ...spot, homeTeamId, awayTeamId, withoutTeamId },
    });
    const [away, other] = [cancelled(1, 2, null), cancelled(1, 3, 3)];
    const cup = aCup([away, other]);
    expect(ticket(cup, away)).toMatchObject({ cancelled: true, withdrawn: 'away' });
    expect(ticket(cup, other)).not.toHaveProperty('withdrawn');
    expect(matchSlice(cup, away, null)).not.toHaveProperty('cancelledWithout');
    expect(matchSlice(cup, other, null)).toMatchObject({ cancelledWithout: { id: 3 } });
    const said = { ...cup, cancelReasons: new Map([[other.id, 'A pipe burst']]) };
    expect(matchSlice(said, other, null)).toMatchObject({ cancelReason: 'A pipe burst' });
    expect(matchSlice(said, offMatch, null)).not.toHaveProperty('cancelReason');
  });

  it('does not overtake what is planned before it', () => {
    const first = aMatch(3, 1, [1, 3], { startsAt: '2026-06-13T06:30:00Z' });
    expect(hallsSlice(aCup([first, offMatch]), now.day).halls[0]?.next?.id).toBe(3);
  });

  it('is told in a category with hidden results, too', () => {
    expect(ticket(aCup([offMatch], true), offMatch)).toMatchObject({ withdrawn: 'away' });
  });

  it.each([
    ['has been played', { stage: 'finished', score: '12:9' }],
    ['is played all the same', { stage: '1st_half', score: '0:0' }],
    ['was given as a walkover', { stage: 'finished', walkOver: 'home', homeScore: 5, awayScore: 0 }],
  ] as const)('given one that %s, then it stands as it is', (_, changes) => {
    const match = aMatch(1, 1, [1, 2], changes);
    expect(ticket(aCup([match]), match)).not.toHaveProperty('withdrawn');
    expect(ticket(aCup([match]), match).stageCode).toBe(changes.stage);
  });

  it('given one that has been played, then the schedule says that its result does not count', () => {
    const match = aMatch(1, 1, [1, 2], { stage: 'finished', score: '12:9' });
    expect(scheduleSlice(aCup([match]), null, now.day).matches).toMatchObject([{ id: 1, notCounted: true }]);
  });
});

describe('[BR26] a match whose seat was left empty by hand', () => {
  it('says who goes on without a match, and is not waited for', () => {
    const waiting = { predecessorCompetitionGroupId: 1, predecessorCompetitionGroupStandings: 1 };
    const match = aMatch(3, 2, [3, null], {
      awayTeamCompetitionGroupId: 1,
      awayTeamCompetitionStandings: 1,
    });
    const cup = (nobody: boolean) =>
      aSnapshot({
        categories: [aCategory(1, 'MA')],
        groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA final', { playoffCategory: 'A' })],
        teams: [aTeam(1), aTeam(2), aTeam(3)],
        seats: [
          aSeat(1, 1, 1),
          aSeat(2, 1, 2),
          aSeat(3, 2, 3),
          { ...aSeat(4, 2, null), ...waiting, ...(nobody ? { nobody: true as const } : {}) },
        ],
        matches: [offMatch, match],
      });
    expect(ticket(cup(true), match)).toMatchObject({ withdrawn: 'away', stageCode: 'waiting_for_approval' });
    expect(calendarOf(cup(true), [match])).toMatchObject([{ status: 'cancelled' }]);
    expect(ticket(cup(false), match)).not.toHaveProperty('withdrawn');
    const drawn = (nobody: boolean) => {
      const playoff = findPlayoff(cup(nobody), 'MA', 'A');
      return playoff && playoffSlice(cup(nobody), playoff).groups[0]?.matches[0]?.away.placeholder;
    };
    expect([drawn(true), drawn(false)]).toMatchObject([null, { standing: 1 }]);
  });
});
