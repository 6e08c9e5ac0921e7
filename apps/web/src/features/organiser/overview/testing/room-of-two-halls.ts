import { aHallLine, anEmptyRoom } from '../../control-room/testing/a-room.ts';

const match = {
  id: 4,
  matchNumber: 104,
  slug: 'MB-C-104',
  groupLabel: 'MB-C',
  categoryCode: 'MB',
  startsAt: '2028-03-30T09:00:00Z',
  home: 'Dubová Hora',
  away: 'Slavoj Brodek',
};
const now = { ...match, stageStartedAt: null, clock: null, halfLength: 900 };

/** The first hall has half-time and plays on time, the second should have begun half an hour ago. */
export const roomOfTwoHalls = anEmptyRoom({
  now: '2028-03-30T09:20:00Z',
  day: '2028-03-30',
  halls: [
    aHallLine({
      id: 1,
      code: 'H1',
      nameCs: 'Tatran',
      nameEn: 'Tatran',
      now: {
        ...now,
        homeScore: 6,
        awayScore: 4,
        stageCode: '2nd_half',
        clock: { seconds: 960, running: false, at: Date.parse('2028-03-30T09:19:00Z') },
      },
      next: { ...match, id: 6, matchNumber: 106, slug: 'MB-C-106', expectedAt: '2028-03-30T09:40:00Z' },
    }),
    aHallLine({
      id: 2,
      code: 'H2',
      nameCs: 'Úvoz',
      nameEn: 'Úvoz',
      late: 32,
      now: {
        ...now,
        id: 5,
        matchNumber: 105,
        slug: 'MB-C-105',
        home: 'Řečice',
        away: null,
        homeScore: null,
        awayScore: null,
        stageCode: 'not_started',
      },
    }),
  ],
});
