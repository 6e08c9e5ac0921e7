import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import type { Impact } from '@sevenmetre/contract/matches/match-changes';
import { fullName } from '@sevenmetre/phrases/names';

type Team = NonNullable<Impact['matches'][number]['before']>;
type Place = Impact['tables'][number]['rows'][number]['before'];

/** The impact of a change of one match, in the form in which organisers see the effect of any decision. */
export function tableEffectOf({ tables, matches, conflicts, clashes }: Impact): TableEffect {
  return {
    tables: tables.flatMap(({ label, rows }) => {
      const teams = rows
        .map(({ team, before, after }) => ({
          name: fullName(team),
          before: placeOf(before),
          after: placeOf(after),
        }))
        .filter(({ before, after }) => before.place !== after.place || before.points !== after.points);
      return teams.length === 0 ? [] : { groupLabel: label, teams };
    }),
    seats: [],
    sides: matches.map(({ matchNumber, side, before, after }) => ({
      matchNumber,
      groupLabel: null,
      side,
      before: headOf(before),
      after: headOf(after),
    })),
    conflicts: conflicts.map(({ groupLabel, team, belongsTo }) => ({
      groupLabel,
      team: headOf(team),
      belongsTo: headOf(belongsTo),
    })),
    clashes: clashes.flatMap(({ team, groupLabels }) => {
      const head = headOf(team);
      return head === null ? [] : { team: head, groupLabels };
    }),
  };
}

function placeOf({ standings, points }: Place) {
  return { place: standings, points };
}

function headOf(team: Team | null) {
  return team === null ? null : { id: team.id, name: fullName(team) };
}
