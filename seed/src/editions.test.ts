import { describe, expect, test } from 'vitest';
import { makeEdition } from './editions.ts';
import type { ScheduledMatch } from './schedule.ts';

const noon = new Date('2026-04-04T10:00:00Z');
const minutes = 60_000;
const finished = makeEdition('finished', noon);

const startOf = ({ startsAt }: ScheduledMatch) => startsAt.getTime();
const teamsOf = ({ match }: ScheduledMatch) =>
  [match.homeTeam?.id, match.awayTeam?.id].filter((id) => id !== undefined);

test('given the same moment, then the tournament is the same', () => {
  expect(makeEdition('finished', noon)).toEqual(finished);
});

describe.each([
  ['noon', '2026-04-04T10:00:00Z'],
  ['early morning', '2026-04-04T01:20:00Z'],
  ['just after midnight', '2026-04-03T22:05:00Z'],
  ['shortly before midnight', '2026-04-04T21:55:00Z'],
  ['the last match of the evening', '2026-04-04T18:40:00Z'],
  ['the morning after the clocks were turned', '2026-03-29T07:00:00Z'],
])('day two seen at %s', (_, text) => {
  const now = new Date(text);
  const { matches, content } = makeEdition('day-two', now);

  test('then nine matches are running, in halls of their own, and others come today or tomorrow', () => {
    const running = matches.filter(({ story }) => story !== null);
    expect(running).toHaveLength(9);
    expect(new Set(running.map(({ hall }) => hall)).size).toBe(9);
    for (const { startsAt } of running) expect(now.getTime() - startsAt.getTime()).toBeLessThan(50 * minutes);
    const coming = matches.filter(({ match, story }) => story === null && match.result === null);
    expect(coming.length).toBeGreaterThan(60);
    const next = Math.min(...coming.map(startOf));
    expect(next).toBeGreaterThan(now.getTime());
    expect(next - now.getTime()).toBeLessThan(12 * 60 * minutes);
  });

  test('then no team plays twice at once and no hall has two matches', () => {
    const sorted = matches.toSorted((one, other) => startOf(one) - startOf(other));
    for (const [index, match] of sorted.entries()) {
      for (const other of sorted
        .slice(index + 1)
        .filter((later) => startOf(later) - startOf(match) < 30 * minutes)) {
        if (match.story === null && other.story === null) expect(other.hall).not.toBe(match.hall);
        expect(teamsOf(other).filter((team) => teamsOf(match).includes(team))).toEqual([]);
      }
    }
  });

  test('then today is the third of four days in the tournament’s zone', () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' }).format(now);
    const day = 86_400_000;
    expect((Date.parse(today) - Date.parse(content.settings.startDate)) / day).toBe(2);
    expect((Date.parse(content.settings.endDate) - Date.parse(today)) / day).toBe(1);
  });
});

test('given a finished tournament, then every match has a result and finals come last', () => {
  const { matches } = finished;
  expect(matches).toHaveLength(345);
  expect(matches.every(({ match }) => match.result !== null)).toBe(true);
  expect(matches.at(-1)?.match.group.phase).toBeGreaterThan(1);
});

test('given an open registration, then clubs and teams are there, and nothing is drawn yet', () => {
  const { content, matches } = makeEdition('registration-open', noon);
  expect(matches).toEqual([]);
  expect([...(content.tables['teams.csv'] as Iterable<unknown>)].length).toBeGreaterThan(100);
  expect([...(content.tables['groups.csv'] as Iterable<unknown>)]).toEqual([]);
});
