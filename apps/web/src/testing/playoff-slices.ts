import { PlayoffMatch } from '@sevenmetre/contract/bracket/playoff-slice';
import type { PlayoffGroup, PlayoffRow, PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { aGroupSlice, aTicket, someMatches, teams } from './slices.ts';

type Opponent = PlayoffMatch['home'];

const known = (team: Opponent['team']): Opponent => ({ team, placeholder: null, projected: null });
const open = (standing: number, group: string, projected: Opponent['team'] = null): Opponent => ({
  team: null,
  placeholder: { standing, groupLabel: group, groupSlug: group.replace(' ', '-') },
  projected,
});

function group(short: string, roundEn: string, change: Partial<PlayoffGroup> = {}): PlayoffGroup {
  return {
    slug: `MA-${short}`,
    short,
    roundCs: `${roundEn} cs`,
    roundEn,
    isFinal: false,
    finished: false,
    played: 0,
    total: 1,
    leads: [],
    rows: [],
    matches: [],
    ...change,
  };
}

const toFinal = [
  { standing: 1, slug: 'MA-F', short: 'F' },
  { standing: 2, slug: 'MA-P3', short: 'P3' },
];

/** No more of a ticket than a bracket prints. */
function aMatch(id: number, change: Partial<PlayoffMatch>): PlayoffMatch {
  return PlayoffMatch.parse(aTicket(id, change));
}

function byeRow(seat: number, team: Opponent['team']): PlayoffRow {
  return { ...known(team), seat, position: team ? 1 : null, points: 0 };
}

/** A bye and a played match lead to a semi-final that is being played; the other waits for a group; final and third place. */
export function aPlayoffSlice(change: Partial<PlayoffSlice> = {}): PlayoffSlice {
  const { edition, category } = aGroupSlice();
  const final = { roundCs: 'Finále', roundEn: 'Final' };
  const third = { roundCs: 'O 3. místo', roundEn: 'Match for 3rd place' };
  const toSemi = [{ standing: 1, slug: 'MA-SF1', short: 'SF1' }];
  const cell = (slug: string, column: number, middle: number, next: string | null) => ({
    slug: `MA-${slug}`,
    column,
    middle,
    next: next && `MA-${next}`,
  });
  return {
    version: 'e1.42',
    edition,
    category,
    playoff: 'A',
    siblings: ['A', 'B'],
    teams: 6,
    played: 1,
    total: 5,
    sections: [
      {
        kind: 'tree',
        places: null,
        columns: [
          { roundCs: 'Čtvrtfinále', roundEn: 'Quarter-final' },
          { roundCs: 'Semifinále', roundEn: 'Semi-final' },
          { roundCs: null, roundEn: null },
        ],
        height: 13,
        cells: [
          cell('Q1', 0, 2, 'SF1'),
          cell('Q2', 0, 6, 'SF1'),
          cell('SF1', 1, 4, 'F'),
          cell('SF2', 1, 10, 'F'),
          cell('F', 2, 7, null),
          cell('P3', 2, 11, null),
        ],
      },
      {
        kind: 'singles',
        places: null,
        columns: [{ roundCs: 'O 5. místo', roundEn: 'Match for 5th place' }],
        height: 4,
        cells: [cell('P5', 0, 0, null)],
      },
    ],
    groups: [
      group('Q1', 'Quarter-final', {
        finished: true,
        total: 0,
        leads: toSemi,
        rows: [byeRow(1, teams.trebin), byeRow(2, null)],
      }),
      group('Q2', 'Quarter-final', {
        finished: true,
        played: 1,
        leads: toSemi,
        matches: [
          aMatch(1, {
            home: known(teams.sokol),
            away: known(teams.lindenau),
            homeScore: 22,
            awayScore: 17,
            stageCode: 'finished',
          }),
        ],
      }),
      group('SF1', 'Semi-final', {
        leads: toFinal,
        matches: [
          aMatch(42, {
            home: known(teams.trebin),
            away: known(teams.sokol),
            homeScore: 9,
            awayScore: 8,
            stageCode: '2nd_half',
            stageStartedAt: '2026-04-04T12:20:00Z',
          }),
        ],
      }),
      group('SF2', 'Semi-final', {
        leads: toFinal,
        matches: [
          aMatch(3, { home: known(teams.repcin), away: open(1, 'MA-A', teams.zdarna), time: '16:30' }),
        ],
      }),
      group('P3', 'Match for 3rd place', {
        ...third,
        matches: [aMatch(4, { home: open(2, 'MA SF1'), away: open(2, 'MA SF2'), time: '17:30' })],
      }),
      group('F', 'Final', {
        ...final,
        isFinal: true,
        matches: [aMatch(5, { home: open(1, 'MA SF1'), away: open(1, 'MA SF2'), time: '18:30' })],
      }),
      group('P5', 'Match for 5th place', {
        total: 1,
        matches: [aMatch(6, { home: known(teams.loucna), away: known(teams.stiavnica), day: '2026-04-05' })],
      }),
    ],
    ...change,
  };
}

/** A category with one group that runs and a play-off to come. */
export function aCategorySlice(change: Partial<CategorySlice> = {}): CategorySlice {
  const { edition, category, rows } = aGroupSlice();
  const table = rows.map(({ position, team, placeholder, points, games, wins, ties, losses, ...row }) => ({
    position,
    team,
    placeholder,
    points,
    games,
    wins,
    ties,
    losses,
    difference: row.goalsScored - row.goalsConceded,
    live: row.live,
    advances: row.advance !== null,
  }));
  const shared = { finished: false, isBracket: false, playoffCategory: null, live: 0, teams: 7 };
  const round = { roundCs: 'Základní skupina', roundEn: 'Preliminary round' };
  return {
    version: 'e1.42',
    edition,
    category,
    played: 18,
    total: 26,
    groups: [
      {
        label: 'MA-C',
        slug: 'MA-C',
        short: 'C',
        ...round,
        ...shared,
        live: 1,
        played: 18,
        total: 21,
        rows: table,
      },
      {
        label: 'MA F',
        slug: 'MA-F',
        short: 'F',
        ...round,
        ...shared,
        isBracket: true,
        playoffCategory: 'A',
        played: 0,
        total: 1,
        rows: [],
      },
    ],
    playoffs: [
      { letter: 'A', played: 0, total: 5, live: 0, startsOn: '2026-04-05', winner: null },
      { letter: 'B', played: 3, total: 3, live: 0, startsOn: '2026-04-03', winner: teams.repcin },
    ],
    bracket: null,
    live: someMatches().filter(({ id }) => id === 42),
    next: someMatches().filter(({ id }) => id === 5 || id === 43),
    teams: [teams.trebin, teams.repcin, teams.lindenau],
    topScorers: [
      { name: 'Matěj H.', number: 14, teamId: teams.trebin.id, goals: 41, matches: 5 },
      { name: null, number: 10, teamId: teams.repcin.id, goals: 38, matches: 5 },
    ],
    ...change,
  };
}
