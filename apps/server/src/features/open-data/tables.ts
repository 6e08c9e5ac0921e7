import { fullName } from '@sevenmetre/phrases/names';
import {
  groupSlice,
  headOfTeam,
  rankingRows,
  shownTeams,
  sortedCategories,
  ticket,
} from '@sevenmetre/rules/snapshot';
import type { GroupTableRow, MatchTicket, Snapshot } from '@sevenmetre/rules/snapshot';
import type { Category, Group, Match } from '@sevenmetre/rules/tournament';
import type { Table } from '../../platform/sheets/index.ts';

type Side = MatchTicket['home'];

/** Matches in the given order, one per row; times are in the tournament's zone, `starts_at` is UTC. */
export function matchTable(snapshot: Snapshot, matches: readonly Match[]): Table {
  return {
    columns: [
      'match',
      'number',
      'category',
      'group',
      'day',
      'time',
      'starts_at',
      'hall',
      'home_team',
      'home',
      'away_team',
      'away',
      'stage',
      'home_score',
      'away_score',
      'home_half_time',
      'away_half_time',
      'shoot_out',
      'walkover',
      'not_counted',
      'extra_time',
    ],
    rows: matches.map((match) => matchRow(ticket(snapshot, match))),
  };
}

function matchRow(row: MatchTicket): Table['rows'][number] {
  return [
    row.id,
    row.matchNumber,
    row.category,
    row.group?.label ?? null,
    row.day,
    row.time,
    row.startsAt,
    row.hall?.code ?? null,
    row.home.team?.id ?? null,
    nameOf(row.home),
    row.away.team?.id ?? null,
    nameOf(row.away),
    row.stageCode,
    row.homeScore,
    row.awayScore,
    row.homeHalfTimeScore,
    row.awayHalfTimeScore,
    row.endedInShootout ? 'yes' : 'no',
    row.walkOver,
    row.notCounted ? 'yes' : 'no',
    row.endedInExtraTime ? 'yes' : 'no',
  ];
}

/** "1. of MA-A" or "winner of 297" while the team is unknown; in English like the columns. */
function nameOf({ team, placeholder }: Pick<Side, 'team' | 'placeholder'>): string {
  if (team) return fullName(team);
  if (placeholder?.match !== undefined)
    return `${placeholder.standing === 1 ? 'winner' : 'loser'} of ${placeholder.match}`;
  return placeholder ? `${placeholder.standing}. of ${placeholder.groupLabel}` : '';
}

/** Tables of the given groups, one after the other. */
export function standingsTable(snapshot: Snapshot, groups: readonly Group[]): Table {
  const columns = [
    'category',
    'group',
    'finished',
    'position',
    'team',
    'name',
    'country',
    'games',
    'wins',
    'ties',
  ];
  return {
    columns: [...columns, 'losses', 'goals_scored', 'goals_conceded', 'points', 'undecided'],
    rows: groups.flatMap((group) => {
      const slice = groupSlice(snapshot, group);
      return slice === null
        ? []
        : slice.rows.map((row) => [
            slice.category.code,
            slice.group.label,
            slice.group.finished ? 'yes' : 'no',
            ...standingCells(row),
          ]);
    }),
  };
}

function standingCells(row: GroupTableRow): (string | number | null)[] {
  return [
    row.position,
    row.team?.id ?? null,
    nameOf(row),
    row.team?.countryCode ?? null,
    row.games,
    row.wins,
    row.ties,
    row.losses,
    row.goalsScored,
    row.goalsConceded,
    row.points,
    row.undecided ? 'yes' : 'no',
  ];
}

/** All playing teams, by category. */
export function teamTable(snapshot: Snapshot): Table {
  const rows = sortedCategories(snapshot.categories).flatMap((category) =>
    shownTeams(snapshot, category.id).map((team) => {
      const head = headOfTeam(snapshot, team);
      return [team.id, fullName(head), category.code, head.countryCode, team.clubId, team.clubName];
    }),
  );
  return { columns: ['team', 'name', 'category', 'country', 'club', 'club_name'], rows };
}

/** Halls of matches. */
export function hallTable(snapshot: Snapshot): Table {
  const rows = [...snapshot.halls.values()].map(({ id, code, nameCs, nameEn }) => [id, code, nameCs, nameEn]);
  return { columns: ['hall', 'code', 'name_cs', 'name_en'], rows };
}

/**
 * Categories that are not finished, or have no ranking, have no rows. `rule` and `decided_by` are the codes
 * of the API.
 */
export function finalPlaceTable(snapshot: Snapshot, categories: readonly Category[]): Table {
  return {
    columns: ['category', 'place', 'shared', 'team', 'team_name', 'country', 'rule', 'decided_by', 'match'],
    rows: categories.flatMap((category) =>
      rankingRows(snapshot, category).map(({ place, shared, team, reason }) => [
        category.code,
        place,
        shared ? 'yes' : 'no',
        team.id,
        fullName(team),
        team.countryCode,
        reason.rule,
        'compared' in reason ? (reason.compared?.by ?? null) : null,
        'match' in reason ? (reason.match?.id ?? null) : null,
      ]),
    ),
  };
}
