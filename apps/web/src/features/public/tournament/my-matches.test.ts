import { expect, it } from 'vitest';
import { aTeamSlice, aTicket } from '../../../testing/slices.ts';
import { myMatches } from './my-matches.ts';

const nothing = { live: [], next: [] };
const running = { stageCode: '1st_half', homeScore: 3, awayScore: 2 } as const;

it('shows what each team plays now or next: live first, then by day and time', () => {
  const teams = [
    aTeamSlice({
      matches: [aTicket(1, { stageCode: 'finished' }), aTicket(2, { time: '15:00' }), aTicket(3)],
    }),
    aTeamSlice({ matches: [aTicket(4, { time: '09:00', day: '2026-04-05' })] }),
    aTeamSlice({ matches: [aTicket(5, { time: '16:00', ...running })] }),
  ];
  expect(myMatches(teams, nothing).map(({ ticket }) => ticket.id)).toEqual([5, 2, 4]);
});

it('shows a match of two of the teams once, and nothing of a team that has no more matches', () => {
  const teams = [
    aTeamSlice({ matches: [aTicket(1)] }),
    aTeamSlice({ matches: [aTicket(1)] }),
    aTeamSlice({ matches: [aTicket(2, { stageCode: 'finished' })] }),
  ];
  expect(myMatches(teams, nothing)).toHaveLength(1);
});

it('believes the first page, which follows the stream, more than the page of the team', () => {
  const teams = [aTeamSlice({ matches: [aTicket(1), aTicket(2, { time: '18:00' })] })];
  const [match] = myMatches(teams, { live: [aTicket(2, { ...running })], next: [] });
  expect(match?.ticket).toMatchObject({ id: 2, homeScore: 3 });
});
