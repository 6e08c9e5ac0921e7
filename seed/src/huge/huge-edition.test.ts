import { describe, expect, test } from 'vitest';
import type { ScheduledMatch } from '../schedule.ts';
import { makeHugeEdition } from './huge-edition.ts';

const minutes = 60_000;
const teamsOf = ({ match }: ScheduledMatch) =>
  [match.homeTeam?.id, match.awayTeam?.id].filter((id) => id !== undefined);

// The demo's tests show what other moments make, and that the same moment makes the same edition: the code is the same.
describe('the largest edition seen at noon', () => {
  const now = new Date('2026-04-04T10:00:00Z');
  const { matches, content } = makeHugeEdition(now);
  const rowsOf = (file: keyof typeof content.tables) =>
    [...(content.tables[file] as Iterable<unknown>)].length;

  test('then it is as large as the product is made for', () => {
    expect([rowsOf('teams.csv'), rowsOf('halls.csv'), rowsOf('clubs.csv'), matches.length]).toEqual([
      1500, 60, 300, 5000,
    ]);
    expect(rowsOf('players.csv')).toBe(1500 * 17);
    expect(rowsOf('events.csv')).toBeGreaterThan(250_000);
  });

  test('then a match is running in every hall, and others have been and will be played', () => {
    const running = matches.filter(({ story }) => story !== null);
    expect(new Set(running.map(({ hall }) => hall)).size).toBe(60);
    const coming = matches.filter(({ match, story }) => story === null && match.result === null);
    expect(coming).toHaveLength(316);
    expect(Math.min(...coming.map(({ startsAt }) => startsAt.getTime()))).toBeGreaterThan(now.getTime());
  });

  test('then no team plays twice within 70 minutes, and no hall has two matches at once', () => {
    const lasts = new Map<string, number>();
    for (const scheduled of matches) {
      const start = scheduled.startsAt.getTime();
      for (const team of teamsOf(scheduled)) {
        expect(start - (lasts.get(`team ${team}`) ?? 0)).toBeGreaterThan(70 * minutes);
        lasts.set(`team ${team}`, start);
      }
      expect(start - (lasts.get(`hall ${scheduled.hall}`) ?? 0)).toBeGreaterThanOrEqual(30 * minutes);
      lasts.set(`hall ${scheduled.hall}`, start);
    }
  });
});
