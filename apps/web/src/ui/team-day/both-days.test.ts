import { expect, it } from 'vitest';
import { someRankingRows } from '../../testing/ranking-slices.ts';
import { aTeamSlice, aTicket, teams } from '../../testing/slices.ts';
import { bothDays } from './both-days.ts';

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
const shape = (list: ReturnType<typeof bothDays>) =>
  list.map(({ matches, overlaps }) => [
    matches.map(({ ticket }) => ticket.id),
    overlaps.map(({ time, walk }) => `${time} ${walk}`),
  ]);

it('shows two teams as one day, by time', () => {
  expect(shape(bothDays([girls('14:00'), boys], new Map()))).toEqual([
    [[1], []],
    [[2], []],
  ]);
});

it('warns of two matches at once, with the way between their halls', () => {
  expect(shape(bothDays([boys, girls('12:30')], new Map()))).toEqual([[[1, 2], ['12:20 15']]]);
  expect(shape(bothDays([boys, girls('13:00')], new Map()))).toEqual([[[1, 2], ['12:20 15']]]);
  expect(shape(bothDays([boys, girls('13:00', 1)], new Map()))).toEqual([
    [[1], []],
    [[2], []],
  ]);
});

it('warns of a third match that overlaps with one of two', () => {
  const youngest = aTeamSlice({
    team: { ...teams.sokol, id: 31 },
    matches: [at(3, '12:50', 1, { home: side(teams.sokol) })],
  });
  expect(shape(bothDays([boys, girls('12:30'), youngest], new Map()))).toEqual([
    [
      [1, 2, 3],
      ['12:20 15', '12:30 15'],
    ],
  ]);
  const twice = aTeamSlice({ matches: [at(1, '12:20', 1), at(3, '13:10', 1)] });
  expect(shape(bothDays([twice, girls('12:40', 1)], new Map()))).toEqual([
    [
      [1, 2, 3],
      ['12:20 0', '12:40 0'],
    ],
  ]);
});

it('warns of a match that begins while another team is playing', () => {
  const live = aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [at(3, '12:10', 7, { stageCode: '1st_half', homeScore: 1, awayScore: 0 })],
  });
  expect(shape(bothDays([boys, live], new Map()))).toEqual([[[3, 1], ['12:10 15']]]);
});

it('shows what is played now first, then the day of the next match', () => {
  const live = aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [at(3, '11:10', 7, { stageCode: '1st_half', homeScore: 1, awayScore: 0 })],
  });
  const both = aTeamSlice({ matches: [at(1, '12:20', 1), sunday(4, '07:00')] });
  expect(shape(bothDays([both, live], new Map()))).toEqual([
    [[3], []],
    [[1], []],
  ]);
});

const sunday = (id: number, time: string, change = {}) =>
  at(id, time, 1, { startsAt: `2026-04-05T${time}:00Z`, day: '2026-04-05', ...change });

it('keeps the next match of a team that plays on another day, with what overlaps then', () => {
  const other = aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [sunday(4, '07:00', { home: side(teams.sokol) })],
  });
  expect(shape(bothDays([boys, other], new Map()))).toEqual([
    [[1], []],
    [[4], []],
  ]);
  const both = aTeamSlice({ matches: [at(1, '12:20', 1), sunday(5, '07:10')] });
  expect(shape(bothDays([both, other], new Map()))).toEqual([
    [[1], []],
    [[4, 5], ['07:00 0']],
  ]);
});

it('keeps the next match of a team beyond the number that is shown, and one without a time', () => {
  const many = aTeamSlice({
    matches: ['06', '07', '08', '09', '10', '11', '12'].map((hour, index) =>
      at(100 + index, `${hour}:00`, 1),
    ),
  });
  expect(shape(bothDays([many, girls('14:00')], new Map())).map(([ids]) => ids)).toEqual([
    [100],
    [101],
    [102],
    [103],
    [104],
    [105],
    [2],
  ]);
  const untimed = aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [aTicket(9, { startsAt: null, day: null, time: null, hall: null })],
  });
  expect(shape(bothDays([untimed, boys], new Map()))).toEqual([
    [[1], []],
    [[9], []],
  ]);
});

it('expects no match of a team whose tournament is over', () => {
  const [row] = someRankingRows();
  if (!row) throw new Error('the fixture has places');
  const { team: _, ...place } = row;
  const over = aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [at(2, '06:00', 1)],
    finalPlace: { ...place, of: 72 },
  });
  expect(shape(bothDays([over, boys], new Map()))).toEqual([[[1], []]]);
});
