import type { HallSlice, HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { aGroupSlice, aTicket, teams } from './slices.ts';

/** The hall Úvoz of the invented tournament on its Saturday, a quarter of an hour late; for tests. */
const hall = { id: 7, code: 'H07', nameCs: 'Hala Úvoz', nameEn: 'Úvoz hall' };
const neighbour = { id: 8, code: 'H08', nameCs: 'Hala Sokolovna', nameEn: 'Sokolovna' };
const { category, edition } = aGroupSlice();

const side = (team: MatchTicket['home']['team']) => ({ team, placeholder: null, projected: null });

export function hallMatches(): MatchTicket[] {
  const late = (minutes: number, expectedAt: string) => ({
    minutes,
    expectedAt,
    knownUntil: '2026-04-04T13:20:00Z',
  });
  return [
    aTicket(60, {
      hall,
      day: '2026-04-03',
      startsAt: '2026-04-03T07:00:00Z',
      time: '09:00',
      stageCode: 'finished',
      homeScore: 12,
      awayScore: 9,
    }),
    ...[61, 62, 63, 64].map((id, index) =>
      aTicket(id, {
        hall,
        startsAt: `2026-04-04T0${6 + index}:00:00Z`,
        time: `0${8 + index}:00`.slice(-5),
        stageCode: 'finished',
        homeScore: 14,
        awayScore: 12,
      }),
    ),
    aTicket(42, {
      hall,
      home: side(teams.sokol),
      away: side(teams.repcin),
      homeScore: 17,
      awayScore: 15,
      stageCode: '2nd_half',
      stageStartedAt: '2026-04-04T12:20:00Z',
      startsAt: '2026-04-04T11:45:00Z',
      time: '13:45',
    }),
    aTicket(43, {
      hall,
      startsAt: '2026-04-04T12:30:00Z',
      time: '14:30',
      delay: late(12, '2026-04-04T12:42:00Z'),
    }),
    aTicket(44, {
      hall,
      startsAt: '2026-04-04T13:10:00Z',
      time: '15:10',
      delay: late(8, '2026-04-04T13:18:00Z'),
    }),
    aTicket(45, { hall, day: '2026-04-05', startsAt: '2026-04-05T07:00:00Z', time: '09:00' }),
  ];
}

export function aHallSlice(change: Partial<HallSlice> = {}): HallSlice {
  return {
    version: 'e1.42',
    edition,
    hall: { ...hall, address: 'Úvoz 14, Třebín' },
    previous: null,
    next: neighbour,
    days: ['2026-04-03', '2026-04-04', '2026-04-05'],
    day: null,
    matches: hallMatches(),
    categories: [category],
    announcements: [],
    closures: [],
    ...change,
  };
}

export function aHallsSlice(change: Partial<HallsSlice> = {}): HallsSlice {
  const matches = hallMatches();
  return {
    version: 'e1.42',
    edition,
    day: '2026-04-04',
    halls: [
      { ...hall, matches: 7, played: 4, live: matches.slice(5, 6), next: matches[6] ?? null },
      { ...neighbour, matches: 0, played: 0, live: [], next: null },
    ],
    categories: [category],
    ...change,
  };
}
