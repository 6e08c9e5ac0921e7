import { expect, it } from 'vitest';
import { aTeamSlice, aTicket } from '../../testing/slices.ts';
import { teamDay, wayToHall } from './team-day.ts';

const hall = (id: number) => ({ id, code: `H0${id}`, nameCs: `Hala ${id}`, nameEn: `Hall ${id}` });
const first = aTicket(1, { startsAt: '2026-04-04T10:00:00Z', hall: hall(7) });
const second = aTicket(2, { startsAt: '2026-04-04T12:20:00Z', hall: hall(1) });

it('says what a team plays now, next and later, and how its last match ended', () => {
  const running = { stageCode: '1st_half', homeScore: 3, awayScore: 2 } as const;
  const matches = [aTicket(1, { stageCode: 'finished' }), aTicket(2, running), aTicket(3), aTicket(4)];
  const day = teamDay(aTeamSlice({ matches }), new Map());
  expect([day.live?.id, day.next?.id, day.later.map(({ id }) => id), day.last?.id]).toEqual([2, 3, [4], 1]);
});

it('believes the first page, which follows the stream, more than the page of the team', () => {
  const fresh = new Map([[2, { ...second, stageCode: '1st_half' as const, homeScore: 1, awayScore: 0 }]]);
  expect(teamDay(aTeamSlice({ matches: [first, second] }), fresh).live?.homeScore).toBe(1);
});

it('measures the way from the hall of the match before, on the same day only', () => {
  const slice = aTeamSlice({ matches: [first, second] });
  expect(wayToHall(slice, second)).toMatchObject({ from: { code: 'H07' }, minutes: 15 });
  expect(wayToHall(slice, first)).toMatchObject({ from: null, minutes: null });
  const sameHall = { ...second, hall: hall(7) };
  expect(wayToHall(aTeamSlice({ matches: [first, sameHall] }), sameHall)?.minutes).toBe(0);
});

it('knows no way to a hall that is not on the map', () => {
  expect(wayToHall(aTeamSlice({ matches: [second], spots: [] }), second)).toBeNull();
});
