import type { Finale } from '@sevenmetre/contract/final-ranking/finale';
import type { RankingRow } from '@sevenmetre/contract/final-ranking/final-place';
import type { RankingSlice } from '@sevenmetre/contract/final-ranking/ranking-slice';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { rowOf } from '../lib/matches/schedule-rows.ts';
import { aGroupSlice, aTicket, someMatches, teams } from './slices.ts';

const final = { group: { label: 'MA F', slug: 'MA-F' }, roundCs: 'finále', roundEn: 'final' };
const decider = (won: boolean) => ({
  id: 70,
  matchNumber: 1170,
  opponent: won ? teams.lindenau : teams.trebin,
  goals: won ? ([24, 21] as const) : ([21, 24] as const),
  shootout: null,
  walkOver: false,
});

/** A final, and losers of the semi-finals that one rule separates. */
export function someRankingRows(): RankingRow[] {
  const compared = { standing: 1, games: 4, points: 6, difference: 12, goals: 80 };
  const semifinal = {
    group: { label: 'MA SF1', slug: 'MA-SF1' },
    roundCs: 'semifinále',
    roundEn: 'semi-final',
  };
  const common = { shared: false, playoff: 'A' };
  return [
    {
      ...common,
      place: 1,
      team: teams.trebin,
      reason: { ...final, rule: 'match', won: true, first: 1, isFinal: true, match: decider(true) },
    },
    {
      ...common,
      place: 2,
      team: teams.lindenau,
      reason: { ...final, rule: 'match', won: false, first: 1, isFinal: true, match: decider(false) },
    },
    {
      ...common,
      place: 3,
      team: teams.sokol,
      reason: {
        ...semifinal,
        rule: 'round',
        match: null,
        compared: { ...compared, by: 'overallDifference' },
      },
    },
    { shared: false, playoff: null, place: 4, team: teams.zdarna, reason: { rule: 'withdrawn' } },
  ];
}

export function aRankingSlice(change: Partial<RankingSlice> = {}): RankingSlice {
  const { version, edition, category } = aGroupSlice();
  const ma = { ...category, code: 'MA' };
  return {
    version,
    edition,
    category: ma,
    categories: [ma, { ...category, code: 'ME', ageRank: 4 }],
    hidden: false,
    finished: true,
    playoffs: ['A'],
    rows: someRankingRows(),
    ...change,
  };
}

export function aFinale(): Finale {
  const { category } = aGroupSlice();
  const counts = { teams: 32, matches: 96 };
  return {
    categories: [
      { ...category, ...counts, code: 'MA', goals: 4200, podium: someRankingRows().slice(0, 3) },
      { ...category, ...counts, code: 'ME', ageRank: 4, goals: null, podium: [] },
    ],
    medals: [{ club: 'HC Třebín', countryCode: 'CZ', sportCode: 'CZE', counts: [1, 0, 2] }],
    records: {
      mostGoals: {
        id: 9,
        category: 'MA',
        home: teams.lindenau,
        away: teams.repcin,
        homeScore: 26,
        awayScore: 21,
        value: 47,
      },
      longestShootout: null,
      turned: null,
    },
  };
}

/** Saturday: what `someMatches` has of it, and a match of another category in the evening. */
export function aScheduleSlice(change: Partial<ScheduleSlice> = {}): ScheduleSlice {
  const { version, edition, category } = aGroupSlice();
  const day = '2026-04-04';
  const tickets = [
    ...someMatches().filter((ticket) => ticket.day === day),
    aTicket(80, { category: 'MC', time: '19:00', startsAt: '2026-04-04T17:00:00Z' }),
  ].toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1));
  const halls = tickets.flatMap(({ hall }) => hall ?? []);
  return {
    version,
    edition,
    day,
    days: [
      { day: '2026-04-03', matches: 80, played: 80 },
      { day, matches: tickets.length, played: 1 },
    ],
    categories: [
      { ...category, code: 'MA' },
      { ...category, code: 'MC', ageRank: 2 },
    ],
    halls: [...new Map(halls.map((hall) => [hall.id, hall])).values()],
    groups: [{ label: 'MA-C', slug: 'MA-C' }],
    teams: Object.values(teams),
    matches: tickets.map((ticket) => rowOf(ticket, day)),
    ...change,
  };
}
