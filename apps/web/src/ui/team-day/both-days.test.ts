import { expect, it } from 'vitest';
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
  list.map(({ matches, overlap }) => [matches.map(({ ticket }) => ticket.id), overlap?.walk ?? null]);

it('shows two teams as one day, by time', () => {
  expect(shape(bothDays([girls('14:00'), boys], new Map()))).toEqual([
    [[1], null],
    [[2], null],
  ]);
});

it('warns of two matches at once, with the way between their halls', () => {
  expect(shape(bothDays([boys, girls('12:30')], new Map()))).toEqual([[[1, 2], 15]]);
  expect(shape(bothDays([boys, girls('13:00')], new Map()))).toEqual([[[1, 2], 15]]);
  expect(shape(bothDays([boys, girls('13:00', 1)], new Map()))).toEqual([
    [[1], null],
    [[2], null],
  ]);
});

it('shows what is played now first, then one day only', () => {
  const live = aTeamSlice({
    team: { ...teams.sokol, id: 21 },
    matches: [
      at(3, '12:10', 7, { stageCode: '1st_half', homeScore: 1, awayScore: 0 }),
      aTicket(4, { startsAt: '2026-04-05T07:00:00Z', day: '2026-04-05' }),
    ],
  });
  expect(shape(bothDays([boys, live], new Map()))).toEqual([
    [[3], null],
    [[1], null],
  ]);
});
