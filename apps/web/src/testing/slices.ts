import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { GroupTableRow } from '@sevenmetre/contract/standings/group-table';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';

/** A tournament that never was, for tests: names are invented. */
const edition = {
  name: 'Sevenmetre 2026',
  year: 2026,
  city: 'Třebín',
  startDate: '2026-04-02',
  endDate: '2026-04-05',
  timeZone: 'Europe/Prague',
  showsHalls: true,
  terms: null,
};

const team = (id: number, name: string, numeral: string | null, countryCode = 'CZ', sportCode = 'CZE') => ({
  id,
  name,
  numeral,
  countryCode,
  sportCode,
});
export const teams = {
  trebin: team(1, 'HC Třebín', null),
  sokol: team(2, 'TJ Sokol Velké Meziříčí', 'II'),
  repcin: team(3, 'SKH Řepčín', null),
  lindenau: team(4, 'TSV Lindenau-Süd', null, 'DE', 'GER'),
  loucna: team(5, 'Házená Loučná nad Bečvou', null),
  stiavnica: team(6, 'HK Štiavnica nad Váhom', null, 'SK', 'SVK'),
  zdarna: team(7, 'SHK Žďárná', 'III'),
};

const play = (name: string) => ({
  playoffCategory: name,
  groupLabel: `MA ${name}`,
  groupSlug: `MA-${name}`,
  roundCs: 'čtvrtfinále',
  roundEn: 'quarter-final',
});

/** A row by place: games, wins, ties, losses, goals for and against, points. */
function row(
  position: number,
  of: GroupTableRow['team'],
  [games, wins, ties, losses, scored, conceded, points]: readonly number[],
  extra: Partial<GroupTableRow> = {},
): GroupTableRow {
  return {
    seat: position,
    position,
    team: of,
    placeholder: null,
    projected: null,
    games: games ?? 0,
    wins: wins ?? 0,
    ties: ties ?? 0,
    losses: losses ?? 0,
    points: points ?? 0,
    goalsScored: scored ?? 0,
    goalsConceded: conceded ?? 0,
    live: false,
    undecided: false,
    advance: play(position <= 3 ? 'A' : 'B'),
    ...extra,
  };
}

export function aTicket(id: number, change: Partial<MatchTicket> = {}): MatchTicket {
  return {
    id,
    matchNumber: 1100 + id,
    slug: `MA-C-${1100 + id}`,
    category: 'MA',
    group: { label: 'MA-C', slug: 'MA-C' },
    home: { team: teams.trebin, placeholder: null, projected: null },
    away: { team: teams.lindenau, placeholder: null, projected: null },
    homeScore: null,
    awayScore: null,
    homeHalfTimeScore: null,
    awayHalfTimeScore: null,
    walkOver: null,
    endedInShootout: false,
    corrected: false,
    beingChecked: false,
    stageCode: 'not_started',
    stageStartedAt: null,
    clock: null,
    halfLength: 900,
    startsAt: '2026-04-04T12:20:00Z',
    day: '2026-04-04',
    time: '14:20',
    delay: null,
    hall: { id: 1, code: 'H01', nameCs: 'Hala Centrum', nameEn: 'Centrum hall' },
    ...change,
  };
}

const side = (of: MatchTicket['home']['team']) => ({ team: of, placeholder: null, projected: null });
const played = (homeScore: number, awayScore: number) => ({
  homeScore,
  awayScore,
  stageCode: 'finished' as const,
});
const h7 = { id: 7, code: 'H07', nameCs: 'Hala Úvoz', nameEn: 'Úvoz hall' };

/** Saturday, one match running since 12:20 UTC (second half), one to come, the rest over. */
export function someMatches(): MatchTicket[] {
  return [
    aTicket(1, {
      home: side(teams.loucna),
      away: side(teams.trebin),
      day: '2026-04-03',
      time: '18:40',
      ...played(16, 24),
      hall: h7,
    }),
    aTicket(2, {
      home: side(teams.repcin),
      away: side(teams.lindenau),
      day: '2026-04-03',
      time: '16:00',
      ...played(19, 17),
      homeHalfTimeScore: 8,
      awayHalfTimeScore: 9,
      corrected: true,
    }),
    aTicket(3, {
      home: side(teams.stiavnica),
      away: side(teams.loucna),
      day: '2026-04-03',
      time: '14:20',
      ...played(18, 18),
      stageCode: 'waiting_for_approval',
      beingChecked: true,
    }),
    aTicket(4, {
      home: side(teams.zdarna),
      away: side(teams.sokol),
      day: '2026-04-03',
      time: '10:20',
      ...played(0, 5),
      walkOver: 'away',
    }),
    aTicket(5),
    aTicket(42, {
      home: side(teams.sokol),
      away: side(teams.repcin),
      homeScore: 17,
      awayScore: 15,
      homeHalfTimeScore: 9,
      awayHalfTimeScore: 8,
      stageCode: '2nd_half',
      stageStartedAt: '2026-04-04T12:20:00Z',
      time: '14:00',
      hall: h7,
    }),
    aTicket(43, {
      home: side(teams.stiavnica),
      away: {
        team: null,
        placeholder: { standing: 1, groupLabel: 'MA-A', groupSlug: 'MA-A' },
        projected: teams.zdarna,
      },
      time: '15:40',
      hall: h7,
    }),
  ];
}

const criteria: GroupSlice['order']['criteria'] = ['points', 'overallDifference', 'overallGoals'];

/** Three matches are open: second against third, first against fourth, the last two. */
export function anOutlook(): NonNullable<GroupSlice['outlook']> {
  const team = (
    teamId: number,
    [best, worst, open]: readonly [number, number, number],
    aim?: Partial<NonNullable<GroupSlice['outlook']>['teams'][number]['aims'][number]>,
  ) => {
    const unknown = { place: 3, by: 'own' as const, enough: null, needed: null, margin: null, beating: [] };
    return { teamId, best, worst, open, aims: aim ? [{ ...unknown, ...aim }] : [] };
  };
  return {
    exact: true,
    open: 3,
    win: 2,
    teams: [
      team(1, [1, 1, 1]),
      team(2, [2, 4, 1], { enough: 1, margin: -4 }),
      team(3, [2, 4, 1], { by: 'goals', needed: 1, margin: 3 }),
      team(4, [3, 4, 1], { by: 'others', needed: 2 }),
      team(5, [5, 5, 0]),
      team(6, [6, 7, 1]),
      team(7, [6, 7, 1]),
    ],
  };
}

export function aGroupSlice(change: Partial<GroupSlice> = {}): GroupSlice {
  return {
    version: 'e1.42',
    edition,
    category: {
      code: 'MA',
      nameCs: 'Chlapci A',
      nameEn: 'Boys A',
      gender: 'M',
      birthDateMin: '2008-01-01',
      ageRank: 0,
    },
    group: {
      id: 3,
      label: 'MA-C',
      slug: 'MA-C',
      roundCs: 'základní skupina',
      roundEn: 'preliminary group',
      isBracket: false,
      playoffCategory: null,
      finished: false,
      played: 18,
      total: 21,
    },
    siblings: ['A', 'B', 'C', 'D', 'E'].map((short) => ({
      label: `MA-${short}`,
      slug: `MA-${short}`,
      short,
    })),
    rows: [
      row(1, teams.trebin, [5, 5, 0, 0, 112, 74, 10]),
      row(2, teams.sokol, [5, 4, 0, 1, 84, 70, 8], { live: true }),
      row(3, teams.repcin, [5, 3, 0, 2, 91, 88, 6], { live: true }),
      row(4, teams.lindenau, [5, 3, 0, 2, 95, 92, 6]),
      row(5, teams.loucna, [6, 2, 1, 3, 99, 104, 5]),
      row(6, teams.stiavnica, [5, 0, 1, 4, 79, 101, 1]),
      row(7, teams.zdarna, [5, 0, 0, 5, 66, 97, 0]),
    ],
    order: {
      criteria,
      criteriaFinished: [
        'points',
        'headToHeadPoints',
        'headToHeadDifference',
        'headToHeadGoals',
        'overallDifference',
        'overallGoals',
        'lots',
      ],
      ties: [
        {
          criterion: 'overallDifference',
          headToHead: true,
          teams: [
            { teamId: 3, position: 3, value: 3, points: 2, difference: 2, goals: 19 },
            { teamId: 4, position: 4, value: 3, points: 0, difference: -2, goals: 17 },
          ],
        },
      ],
    },
    outlook: anOutlook(),
    matches: someMatches(),
    carriedOver: [],
    ways: [],
    ...change,
  };
}

const heads = [
  ['MA', 'M', 0, '2008', 72],
  ['MB', 'M', 1, '2010', 84],
  ['MC', 'M', 2, '2012', 96],
  ['MD', 'M', 3, '2014', 88],
  ['ME', 'M', 4, '2016', 54],
  ['WA', 'W', 0, '2008', 48],
  ['WB', 'W', 1, '2010', 62],
  ['WC', 'W', 2, '2012', 78],
  ['WD', 'W', 3, '2014', 66],
  ['WE', 'W', 4, '2016', 40],
  ['MINI4', 'X', 0, null, 16],
  ['MINI6', 'X', 1, null, 25],
] as const;

export function aDashboardSlice(change: Partial<DashboardSlice> = {}): DashboardSlice {
  return {
    version: 'e1.42',
    edition,
    day: 3,
    numbers: {
      teams: 688,
      countries: 21,
      referees: 164,
      halls: 43,
      matches: 2146,
      goals: 61902,
      played: 1234,
      live: 2,
      today: 214,
      playedToday: 96,
    },
    finale: null,
    before: null,
    live: [
      someMatches()[5] ?? aTicket(42),
      aTicket(44, {
        category: 'WB',
        group: { label: 'WB-A', slug: 'WB-A' },
        homeScore: 6,
        awayScore: 6,
        stageCode: '1st_half',
        stageStartedAt: '2026-04-04T12:19:00Z',
      }),
    ],
    next: [
      aTicket(5),
      aTicket(46, { category: 'WE', group: { label: 'WE-B', slug: 'WE-B' }, time: '14:40' }),
    ],
    categories: heads.map(([code, gender, ageRank, year, count]) => ({
      code,
      nameCs: `Kategorie ${code}`,
      nameEn: `Category ${code}`,
      gender,
      birthDateMin: year === null ? null : `${year}-01-01`,
      ageRank,
      teams: count,
      live: ageRank === 0 ? 2 : 0,
      groups: ['A', 'B', 'C', 'D', 'E', 'SF1', 'o 11. 1'].map((short) => ({
        label: `${code} ${short}`,
        slug: `${code}-${short}`,
        short,
      })),
    })),
    ...change,
  };
}

export function aFrame(change: Partial<StreamFrame> = {}): StreamFrame {
  return { version: 'e1.43', previous: 'e1.42', matches: [], rows: [], orders: [], events: [], ...change };
}

/** Team 2 is playing; players and a leader with their numbers, goals and matches. */
export function aTeamSlice(change: Partial<TeamSlice> = {}): TeamSlice {
  const { category } = aGroupSlice();
  return {
    version: 'e1.42',
    edition,
    team: teams.sokol,
    category,
    club: { id: 9, name: 'TJ Sokol Velké Meziříčí' },
    country: { countryCode: 'CZ', sportCode: 'CZE', nameCs: 'Česko', nameEn: 'Czechia' },
    groups: [
      {
        label: 'MA-C',
        slug: 'MA-C',
        position: 2,
        roundCs: 'základní skupina',
        roundEn: 'preliminary group',
      },
    ],
    matches: [
      ...someMatches().filter(({ home, away }) => [home.team?.id, away.team?.id].includes(2)),
      aTicket(50, {
        home: side(teams.sokol),
        away: side(teams.loucna),
        startsAt: '2026-04-05T07:00:00Z',
        day: '2026-04-05',
        time: '09:00',
      }),
    ],
    ahead: [],
    spots: [
      { hallId: 1, address: 'Tyršova 14, Třebín', lat: 49.209, lng: 16.6 },
      { hallId: 7, address: 'Úvoz 3, Třebín', lat: 49.2, lng: 16.6 },
    ],
    finalPlace: null,
    participants: [
      { isLeader: false, jerseyNumber: 1, name: 'Adam T.', matches: 5, goals: 0 },
      { isLeader: false, jerseyNumber: 7, name: null, matches: 5, goals: 18 },
      { isLeader: true, jerseyNumber: null, name: 'Ivana H.', matches: 5, goals: 0 },
    ],
    otherTeams: [{ ...teams.sokol, id: 21, numeral: 'I', category: { ...category, code: 'MC', ageRank: 2 } }],
    ...change,
  };
}
