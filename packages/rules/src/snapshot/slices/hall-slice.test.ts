import { describe, expect, test } from 'vitest';
import { applyChange, findTopic, hallSlice, hallsSlice, ticket, topicsOf } from '../index.ts';
import type { Snapshot } from '../index.ts';
import type { Match } from '../../tournament/index.ts';
import { aCategory, aChange, aGroup, aMatch, aSnapshot, aTeam } from '../testing/index.ts';

const today = '2026-06-13';
const late = {
  stage: '1st_half',
  startedAt: '2026-06-13T08:40:00Z',
  stageStartedAt: '2026-06-13T08:40:00Z',
} as const;

/** Matches 1, 2, 3 and 9 in hall 1, at intervals of an hour and on the next day; match 4 in hall 2. */
function aDay(first: Parameters<typeof aMatch>[3] = {}): Snapshot {
  const nextDay = { startsAt: '2026-06-14T08:00:00Z', day: '2026-06-14', time: '08:00' };
  return aSnapshot({
    groups: [aGroup(1, 'MA-A')],
    teams: [1, 2].map((id) => aTeam(id)),
    seats: [],
    matches: [
      aMatch(1, 1, [1, 2], first),
      aMatch(2, 1, [2, 1]),
      aMatch(3, 1, [1, 2]),
      aMatch(9, 1, [2, 1], nextDay),
      aMatch(4, 1, [1, 2], { placeId: 2 }),
    ],
  });
}

function hall(snapshot: Snapshot, day: string | null = null) {
  const row = snapshot.halls.get(1);
  const slice = row && hallSlice(snapshot, row, day);
  if (!slice) throw new Error('no hall');
  return slice;
}

function matchOf(snapshot: Snapshot, id: number): Match {
  const match = snapshot.matches.get(id);
  if (!match) throw new Error(`no match ${id}`);
  return match;
}

function after(before: Snapshot, match: Match) {
  const change = aChange(before, { matches: [match] });
  const applied = applyChange(before, change);
  if (!applied.ok) throw new Error(applied.reason);
  return { snapshot: applied.snapshot, topics: topicsOf(change, before, applied.snapshot) };
}

describe('the page of a hall', () => {
  test('holds all its days, its neighbours, and the categories that play there', () => {
    const page = hall(aDay());
    expect(page).toMatchObject({ days: [today, '2026-06-14'], day: null, previous: null, next: { id: 2 } });
    expect(page.matches.map(({ id }) => id)).toEqual([1, 2, 3, 9]);
    expect(page.categories.map(({ code }) => code)).toEqual(['MA']);
    const cup = aDay();
    const both = { ...cup, categories: new Map([...cup.categories, [2, aCategory(2, 'WA')]]) };
    expect(hall(both).categories.map(({ code }) => code)).toEqual(['MA']);
  });

  test('holds one day for whoever asks for one, and none on which nothing is played there', () => {
    expect(hall(aDay(), '2026-06-14').matches.map(({ id }) => id)).toEqual([9]);
    expect(hall(aDay(), '2026-06-20')).toMatchObject({ day: null, matches: [] });
  });

  test('says when it is closed, and not when another hall is', () => {
    const [from, to] = [
      { day: today, time: '11:30' },
      { day: today, time: '15:00' },
    ];
    const closures = [1, 2].map((placeId) => ({ placeId, from, to, reason: 'Water' }));
    expect(hall({ ...aDay(), closures }).closures).toEqual([{ from, to, reason: 'Water' }]);
  });

  test('[SC2] says of each coming match of the day how late it is', () => {
    const delays = hall(aDay(late)).matches.map(({ delay }) => delay?.minutes ?? null);
    // 40 minutes late; slots of an hour for 36 minutes of match recover 24 minutes each.
    expect(delays).toEqual([null, 16, null, null]);
    expect(hall(aDay(late)).matches[1]?.delay).toEqual({
      minutes: 16,
      expectedAt: '2026-06-13T09:16:00Z',
      knownUntil: '2026-06-13T09:46:00Z',
    });
  });
});

describe('all halls', () => {
  test('say what is played in each of them, and what comes next', () => {
    const { day, halls } = hallsSlice(aDay(late), today);
    expect(day).toBe(today);
    expect(halls.map(({ code, matches, played }) => [code, matches, played])).toEqual([
      ['H1', 3, 0],
      ['H2', 1, 0],
    ]);
    expect(halls[0]?.live.map(({ id }) => id)).toEqual([1]);
    expect(halls[0]?.next).toMatchObject({ id: 2, delay: { minutes: 16 } });
  });

  test('count the goals of the matches of the day that are over, but none of hidden results', () => {
    const cup = aDay({ stage: 'finished', score: '9:7' });
    const running = { ...matchOf(aDay(late), 1), id: 2, homeGoalsCount: 3 };
    const { snapshot } = after(cup, running);
    expect(hallsSlice(snapshot, today).goals).toBe(16);
    expect(hallsSlice(snapshot, '2026-06-14').goals).toBe(0);
    const hidden = { ...cup, categories: new Map([[1, aCategory(1, 'MA', { resultsHidden: true })]]) };
    expect(hallsSlice(hidden, today).goals).toBe(0);
  });

  test('do not wait for a match that later ones have overtaken', () => {
    const { snapshot } = after(aDay(), {
      ...matchOf(aDay(late), 1),
      id: 2,
      startsAt: matchOf(aDay(), 2).startsAt,
    });
    expect(hallsSlice(snapshot, today).halls[0]?.next?.id).toBe(3);
  });

  test('open with the next day that is played on', () => {
    expect(hallsSlice(aDay(), '2026-06-01').day).toBe(today);
    expect(hallsSlice(aDay(), '2026-06-14').halls[0]?.next?.id).toBe(9);
  });
});

describe('the topics of halls', () => {
  test('given a late start, then every page that shows a match which waits for it is touched', () => {
    const { topics, snapshot } = after(aDay(), matchOf(aDay(late), 1));
    expect([...topics]).toEqual(expect.arrayContaining(['match:1', 'match:2', 'hall:1', 'halls']));
    expect(topics.has('match:3')).toBe(false);
    expect(ticket(snapshot, matchOf(snapshot, 2)).delay?.minutes).toBe(16);
  });

  test('given a goal, then no other match is', () => {
    const { topics } = after(aDay(late), { ...matchOf(aDay(late), 1), homeScore: 1, awayScore: 0 });
    expect(topics.has('match:2')).toBe(false);
  });

  test('given what was said of a hall, then a goal leaves it as it is, and a late start or another hall does not', () => {
    const delayIn = (snapshot: Snapshot, id: number) => ticket(snapshot, matchOf(snapshot, id)).delay;
    const before = aDay();
    expect(delayIn(before, 2)).toBeNull();
    const started = after(before, matchOf(aDay(late), 1)).snapshot;
    const said = delayIn(started, 2);
    expect(said?.minutes).toBe(16);
    const goal = after(started, { ...matchOf(started, 1), homeScore: 1, awayScore: 0 }).snapshot;
    expect(delayIn(goal, 2)).toBe(said);
    const moved = after(goal, { ...matchOf(goal, 2), placeId: 2 }).snapshot;
    expect(delayIn(moved, 2)).toBeNull();
  });

  test('given an organiser who does not show halls, then they are hidden, known or not', () => {
    const snapshot = aDay();
    const hidden = { ...snapshot, edition: { ...snapshot.edition, showsHalls: false } };
    for (const topic of ['halls', 'hall:1', 'hall:77'])
      expect(findTopic(hidden, topic)).toEqual({ ok: false, reason: 'hidden', kind: 'hall' });
    expect(findTopic(snapshot, 'hall:77')).toMatchObject({ reason: 'unknown' });
  });
});
