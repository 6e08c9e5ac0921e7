import { expect, it } from 'vitest';
import { aTeamSlice, aTicket, teams } from '../../testing/slices.ts';
import { overlapsOf } from './overlaps.ts';

const side = (team: typeof teams.trebin) => ({ team, placeholder: null, projected: null });
const hall = (id: number) => ({ id, code: `H0${id}`, nameCs: `Hala ${id}`, nameEn: `Hall ${id}` });
const at = (id: number, time: string, hallId: number, change = {}) =>
  aTicket(id, { startsAt: `2026-04-04T${time}:00Z`, time, hall: hall(hallId), ...change });
const boys = aTeamSlice({ matches: [at(1, '12:20', 1)] });
const girls = (time: string, hallId = 7) =>
  aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [at(2, time, hallId, { home: side(teams.sokol) })],
  });
const sunday = (id: number, time: string, change = {}) =>
  at(id, time, 1, { startsAt: `2026-04-05T${time}:00Z`, day: '2026-04-05', ...change });
const warned = (...teams: Parameters<typeof overlapsOf>[0]) =>
  overlapsOf(teams, new Map()).map(({ time, walk }) => `${time} ${walk}`);

it('warns of nothing while both can be watched', () => {
  expect(warned(girls('14:00'), boys)).toEqual([]);
  expect(warned(boys, girls('13:00', 1))).toEqual([]);
});

it('warns of two matches at once, with the way between their halls', () => {
  expect(warned(boys, girls('12:30'))).toEqual(['12:20 15']);
  expect(warned(boys, girls('13:00'))).toEqual(['12:20 15']);
});

it('warns of a third match that overlaps with one of two', () => {
  const youngest = aTeamSlice({
    team: { ...teams.sokol, id: 31 },
    matches: [at(3, '12:50', 1, { home: side(teams.sokol) })],
  });
  expect(warned(boys, girls('12:30'), youngest)).toEqual(['12:20 15', '12:30 15']);
  const twice = aTeamSlice({ matches: [at(1, '12:20', 1), at(3, '13:10', 1)] });
  expect(warned(twice, girls('12:40', 1))).toEqual(['12:20 0', '12:40 0']);
});

it('warns of a match that begins while another team is playing', () => {
  const live = aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [at(3, '12:10', 7, { stageCode: '1st_half', homeScore: 1, awayScore: 0 })],
  });
  expect(warned(boys, live)).toEqual(['12:10 15']);
});

it('warns of what overlaps on the day on which a team has its next match', () => {
  const other = aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [sunday(4, '07:00', { home: side(teams.sokol) })],
  });
  expect(warned(boys, other)).toEqual([]);
  const both = aTeamSlice({ matches: [at(1, '12:20', 1), sunday(5, '07:10')] });
  expect(warned(both, other)).toEqual(['07:00 0']);
});

it('warns of nothing that has no time yet', () => {
  const untimed = aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [aTicket(9, { startsAt: null, day: null, time: null, hall: null })],
  });
  expect(warned(untimed, boys)).toEqual([]);
});
