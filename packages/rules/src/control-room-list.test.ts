import { describe, expect, it } from 'vitest';
import { aGroup, aMatch, aSnapshot, aTeam } from './snapshot/testing/index.ts';
import type { Match } from './tournament/index.ts';
import { listedMatches } from './control-room/index.ts';

const at = (time: string) => `2026-06-13T${time}:00Z`;
const played = (id: number, changes: Parameters<typeof aMatch>[3]) => aMatch(id, 1, [1, 2], changes);

function listed(now: string, matches: readonly Match[], reported: readonly string[] = []) {
  const snapshot = aSnapshot({
    groups: [aGroup(1, 'MA-A')],
    teams: [aTeam(1), aTeam(2)],
    seats: [],
    matches: [...matches],
  });
  return listedMatches({ snapshot, now: at(now), reported: new Set(reported) }).map(
    ({ match, state, minutes, missing }) => [match.id, state, minutes, ...missing],
  );
}

describe('[LV7] the matches of an organiser', () => {
  it('given matches on their way, then late ones come first, then those that wait, in play, soon, later, and over', () => {
    const rows = listed('09:00', [
      played(1, { startsAt: at('08:00'), stage: 'finished', score: '3:2' }),
      played(2, { startsAt: at('11:00') }),
      played(3, { startsAt: at('08:20'), startedAt: at('08:45'), stage: '1st_half', score: '1:0' }),
      played(4, { startsAt: at('09:30'), placeId: 2 }),
      played(5, { startsAt: at('08:10'), endedAt: at('08:52'), stage: 'waiting_for_approval', score: '1:1' }),
      played(6, { startsAt: at('08:40'), placeId: 2 }),
      played(7, { startsAt: at('08:50'), placeId: 1 }),
      played(8, { cancelled: { homeTeamId: 1, awayTeamId: 2, startsAt: at('08:00'), placeId: 1 } }),
    ]);
    expect(rows).toEqual([
      [6, 'late', 20],
      [5, 'approve', 8],
      [3, 'live', 25],
      // Another match is in play in its hall, and it has fifteen minutes.
      [7, 'soon', 0],
      [4, 'soon', 0],
      [2, 'ahead', 0],
      [1, 'played', 0],
      [8, 'off', 0],
    ]);
  });

  it('given reporters in some halls of a day, then matches in the other halls lack one; on other days nobody is missing', () => {
    const day = '2026-06-13';
    const matches = [
      played(1, { startsAt: at('10:00'), day, placeId: 1 }),
      played(2, { startsAt: at('10:00'), day, placeId: 2 }),
      played(3, { startsAt: '2026-06-14T10:00:00Z', day: '2026-06-14', placeId: 2 }),
    ];
    expect(listed('09:00', matches, [`1 ${day}`])).toEqual([
      [1, 'ahead', 0],
      [2, 'ahead', 0, 'reporter'],
      [3, 'ahead', 0],
    ]);
  });
});
