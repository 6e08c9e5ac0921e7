import { minutesOfDay } from '@sevenmetre/rules/dates';
import type { CategoryRules, Schedule, ScheduleInput, ScheduleMatch } from '../schedule/index.ts';

/** A match with a place. Minutes since midnight of the first day. */
export interface Row {
  readonly match: ScheduleMatch;
  readonly rules: CategoryRules;
  readonly hall: string;
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** A row that decides the teams of another one, by itself or as part of a group. */
interface Decider {
  readonly row: number;
  readonly isGroup: boolean;
}

/** Tables of a plan. Numbers are indices of rows, which are in the order of time, or of teams. */
export interface PlanTables {
  readonly rows: readonly Row[];
  /** Minutes between two halls, in both directions. */
  readonly ways: ReadonlyMap<string, number>;
  /** For each row the rows that decide its teams directly. */
  readonly decidedBy: readonly (readonly Decider[])[];
  /** For each row the rows that decide its teams, directly or through others. */
  readonly depends: readonly ReadonlySet<number>[];
  /** For each team the rows that name it, by time. */
  readonly certain: readonly (readonly number[])[];
  /** For each team the rows that it can reach and that do not name it. */
  readonly possible: readonly (readonly number[])[];
  /** For each team the number of rows that name it, by day. */
  readonly perDay: readonly ReadonlyMap<number, number>[];
  /** For each row the matches of its day on the longest way to it, including itself. */
  readonly onPath: readonly number[];
}

export function tablesOf(input: ScheduleInput, schedule: Schedule): PlanTables {
  const rows = rowsOf(input, schedule);
  const decidedBy = decidersOf(rows);
  const depends = spread(decidedBy.map((list) => list.map(({ row }) => row)));
  const lineOf = new Map(input.teams.map(({ id }, team) => [id, team]));
  const named = rows.map(({ match }) => match.teams.flatMap((id) => lineOf.get(id) ?? []));
  const certain = input.teams.map((): number[] => []);
  named.forEach((teams, row) => teams.forEach((team) => certain[team]?.push(row)));
  const perDay = certain.map((list) => counted(list.map((row) => rows[row]?.day ?? 0)));
  return {
    rows,
    ways: new Map(
      input.travel.flatMap(({ from, to, minutes }) => [
        [`${from} ${to}`, minutes],
        [`${to} ${from}`, minutes],
      ]),
    ),
    decidedBy,
    depends,
    certain,
    possible: possibleOf(rows, depends, named, input.teams.length),
    perDay,
    onPath: pathsOf(rows, decidedBy, named, perDay),
  };
}

function rowsOf({ matches, categories }: ScheduleInput, schedule: Schedule): Row[] {
  const rulesOf = new Map(categories.map((rules) => [rules.id, rules]));
  return matches
    .flatMap((match): Row[] => {
      const [place, rules] = [schedule.get(match.key), rulesOf.get(match.category)];
      if (!place || !rules) return [];
      const { hall, start: from } = place;
      return [{ match, rules, hall, from, day: Math.floor(from / minutesOfDay), to: from + rules.duration }];
    })
    .toSorted((a, b) => a.from - b.from);
}

function decidersOf(rows: readonly Row[]): PlanTables['decidedBy'] {
  const byKey = new Map(rows.map(({ match }, row) => [match.key, row]));
  const byGroup = Map.groupBy(rows.keys(), (row) => rows[row]?.match.group ?? null);
  return rows.map(({ match }) =>
    match.waitsFor.flatMap((feeder): Decider[] => {
      if (feeder.kind === 'group')
        return (byGroup.get(feeder.group) ?? []).map((row) => ({ row, isGroup: true }));
      const row = byKey.get(feeder.key);
      return row === undefined ? [] : [{ row, isGroup: false }];
    }),
  );
}

/** Adds what each row's own rows reach, until nothing is added any more. */
function spread(direct: readonly (readonly number[])[]): Set<number>[] {
  const reached = direct.map((list) => new Set(list));
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const own of reached) {
      const { size } = own;
      for (const row of own) for (const further of reached[row] ?? []) own.add(further);
      isGrowing ||= own.size > size;
    }
  }
  return reached;
}

function possibleOf(
  rows: readonly Row[],
  depends: PlanTables['depends'],
  named: readonly (readonly number[])[],
  teams: number,
): number[][] {
  const possible = Array.from({ length: teams }, (): number[] => []);
  rows.forEach(({ match }, row) => {
    if (match.isDecided) return;
    const reaching = new Set([...(depends[row] ?? [])].flatMap((source) => named[source] ?? []));
    for (const team of reaching) if (!named[row]?.includes(team)) possible[team]?.push(row);
  });
  return possible;
}

function counted(days: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** Rows come by time, so that what decides a row was counted before it. */
function pathsOf(
  rows: readonly Row[],
  decidedBy: PlanTables['decidedBy'],
  named: readonly (readonly number[])[],
  perDay: PlanTables['perDay'],
): number[] {
  const onPath: number[] = [];
  const inGroups = groupTable(rows, named, perDay);
  rows.forEach(({ day, match }, row) => {
    const before = (decidedBy[row] ?? []).map(({ row: source, isGroup }) =>
      !isGroup && rows[source]?.day === day ? (onPath[source] ?? 0) : 0,
    );
    const groups = match.waitsFor.map((feeder) =>
      feeder.kind === 'group' ? (inGroups.get(`${feeder.group} ${day}`) ?? 0) : 0,
    );
    onPath.push(1 + Math.max(0, ...before, ...groups));
  });
  return onPath;
}

/** By group and day: the most matches of one of its teams, and the same of the groups before it. */
function groupTable(
  rows: readonly Row[],
  named: readonly (readonly number[])[],
  perDay: PlanTables['perDay'],
): ReadonlyMap<string, number> {
  const groups = Map.groupBy(rows.keys(), (row) => rows[row]?.match.group ?? null);
  const days = new Set(rows.map(({ day }) => day));
  const table = new Map<string, number>();
  for (let isChanging = true; isChanging;) {
    isChanging = false;
    for (const [group, members] of groups) {
      if (group === null) continue;
      const teams = new Set(members.flatMap((row) => named[row] ?? []));
      const sources = new Set(
        members.flatMap((row) =>
          (rows[row]?.match.waitsFor ?? []).flatMap((feeder) =>
            feeder.kind === 'group' ? [feeder.group] : [],
          ),
        ),
      );
      for (const day of days) {
        const own = Math.max(0, ...[...teams].map((team) => perDay[team]?.get(day) ?? 0));
        const before = Math.max(0, ...[...sources].map((source) => table.get(`${source} ${day}`) ?? 0));
        isChanging ||= table.get(`${group} ${day}`) !== own + before;
        table.set(`${group} ${day}`, own + before);
      }
    }
  }
  return table;
}
