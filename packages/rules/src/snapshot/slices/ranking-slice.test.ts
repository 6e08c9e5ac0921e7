import { describe, expect, it } from 'vitest';
import {
  dashboardSlice,
  findTopic,
  rankingSlice,
  scheduleSlice,
  teamSlice,
  topicsOf,
  type Snapshot,
} from '../index.ts';
import { aCategory, aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';

/** A group of three, and a final of its first two; the last match is the final. */
function aCup({ isOver = true, hidden = false } = {}): Snapshot {
  const done = { stage: 'finished' as const };
  const from = (standing: number) => ({
    predecessorCompetitionGroupId: 1,
    predecessorCompetitionGroupStandings: standing,
  });
  return aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden: hidden })],
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA F', { roundLevelId: 3, playoffCategory: 'A' })],
    teams: [1, 2, 3].map((id) => aTeam(id)),
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2), aSeat(3, 1, 3), aSeat(4, 2, 1, from(1)), aSeat(5, 2, 2, from(2))],
    matches: [
      aMatch(1, 1, [1, 2], { ...done, score: '20:18' }),
      aMatch(2, 1, [1, 3], { ...done, score: '20:10', homeHalfTimeScore: 4, awayHalfTimeScore: 7 }),
      aMatch(3, 1, [2, 3], { ...done, score: '19:12' }),
      aMatch(4, 2, [1, 2], {
        ...(isOver ? done : {}),
        ...(isOver ? { score: '21:22', homeGoalsCount: 18, awayGoalsCount: 18, endedInShootout: true } : {}),
      }),
    ],
  });
}

function pageOf(snapshot: Snapshot) {
  const category = snapshot.categories.get(1);
  if (!category) throw new Error('the fixture has a category');
  return rankingSlice(snapshot, category);
}

describe('the page of a final ranking', () => {
  it('[FP1] has no place while the final is played, and none of a category whose results are hidden', () => {
    expect(pageOf(aCup({ isOver: false }))).toMatchObject({ finished: false, rows: [] });
    expect(pageOf(aCup({ hidden: true }))).toMatchObject({ hidden: true, rows: [] });
  });

  it('[FP9] tells the match behind a place from the side of the team, with its shoot-out', () => {
    const { rows } = pageOf(aCup());
    expect(rows.map(({ place, team }) => [place, team.id])).toEqual([
      [1, 2],
      [2, 1],
      [3, 3],
    ]);
    expect(rows[0]?.reason).toMatchObject({
      rule: 'match',
      won: true,
      isFinal: true,
      match: { id: 4, goals: [18, 18], shootout: [4, 3], opponent: { id: 1 } },
    });
    expect(rows[2]?.reason).toMatchObject({ rule: 'group', standing: 3, group: { slug: 'MA-A' } });
  });

  it('gives every team its final place, and what remains to the first page', () => {
    const snapshot = aCup();
    const team = snapshot.teams.get(3);
    expect(team && teamSlice(snapshot, team, null)?.finalPlace).toMatchObject({ place: 3, of: 3 });
    const { finale } = dashboardSlice(snapshot, { instant: '2026-06-20T10:00:00Z', day: '2026-06-20' });
    expect(finale?.categories[0]?.podium.map(({ team: { id } }) => id)).toEqual([2, 1, 3]);
    expect(finale?.medals.map(({ club, counts }) => [club, counts])).toEqual([
      ['Club 2', [1, 0, 0]],
      ['Club 1', [0, 1, 0]],
      ['Club 3', [0, 0, 1]],
    ]);
    expect(finale?.records).toMatchObject({
      mostGoals: { id: 1, value: 38 },
      longestShootout: { id: 4, value: 7 },
      turned: { id: 2, value: 3 },
    });
  });

  it('shows nobody of a hidden category on the first page', () => {
    const { finale } = dashboardSlice(aCup({ hidden: true }), {
      instant: '2026-06-20T10:00:00Z',
      day: '2026-06-20',
    });
    expect(finale).toMatchObject({
      categories: [{ goals: null, podium: [] }],
      medals: [],
      records: { mostGoals: null },
    });
  });

  it('changes the pages of all teams when the last match ends', () => {
    const [before, after] = [aCup({ isOver: false }), aCup()];
    const match = after.matches.get(4);
    const topics = topicsOf(aChange(before, { matches: match ? [match] : [] }), before, after);
    expect([...topics]).toEqual(expect.arrayContaining(['ranking:MA', 'team:1', 'team:2', 'team:3']));
    expect(findTopic(after, 'ranking:MA')).toMatchObject({ ok: true });
    expect(findTopic(after, 'ranking:XX')).toMatchObject({ ok: false, reason: 'unknown' });
  });
});

describe('the schedule of a day', () => {
  it('names teams, halls and groups once, and leaves out what says nothing', () => {
    const slice = scheduleSlice(aCup({ isOver: false }), null, '2026-06-13');
    expect(slice.days).toEqual([{ day: '2026-06-13', matches: 4, played: 3 }]);
    expect(slice.teams.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(slice.matches[0]).toMatchObject({
      id: 1,
      home: 1,
      away: 2,
      hall: 1,
      group: 'MA-A',
      homeScore: 20,
    });
    expect(Object.keys(slice.matches[3] ?? {})).not.toContain('homeScore');
  });

  it('[SC14] shows what is still being played after midnight, with its day; the page of a day does not', () => {
    const playing = aMatch(4, 2, [1, 2], {
      stage: '2nd_half',
      score: '1:0',
      day: '2026-06-12',
      time: '23:40',
    });
    const cup = aCup({ isOver: false });
    const snapshot = { ...cup, matches: new Map([...cup.matches, [4, playing]]) };
    const slice = scheduleSlice(snapshot, null, '2026-06-13');
    expect(slice.day).toBe('2026-06-13');
    expect(slice.matches.find(({ id }) => id === 4)).toMatchObject({ day: '2026-06-12', time: '23:40' });
    expect(slice.matches.filter(({ day }) => day !== undefined)).toHaveLength(1);
    const ofDay = scheduleSlice(snapshot, '2026-06-13', '2026-06-13');
    expect(ofDay.matches.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('is asked for by its day, and is of no other', () => {
    const snapshot = aCup();
    expect(findTopic(snapshot, 'schedule:today')).toMatchObject({ ok: true });
    expect(findTopic(snapshot, 'schedule:2026-06-13')).toMatchObject({ ok: true });
    expect(findTopic(snapshot, 'schedule:2026-06-14')).toMatchObject({ ok: false, reason: 'unknown' });
  });
});
