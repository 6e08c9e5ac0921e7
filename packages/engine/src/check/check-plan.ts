import { minutesOfDay } from '@sevenmetre/rules/dates';
import type { Schedule, ScheduleInput } from '../schedule/index.ts';
import { type PlanTables, type Row, tablesOf } from './plan-tables.ts';

/** A broken rule of docs/rules/plan.md. */
export interface Violation {
  /** Number of the rule. */
  readonly rule: string;
  readonly matches: readonly string[];
  /** The team whose rest, way or day is concerned; null: none. */
  readonly team: string | null;
}

/**
 * Checks a plan against the rules as they are written in docs/rules/plan.md, with tables of courts, teams and
 * days. It imports no code of the search or of its evaluation, so that an error in one of them is found by
 * the other.
 * @returns broken rules; empty: the plan can be played
 */
export function checkPlan(input: ScheduleInput, schedule: Schedule): Violation[] {
  const tables = tablesOf(input, schedule);
  return [
    ...input.matches.filter(({ key }) => !schedule.has(key)).map(({ key }) => violation('PL1', [key])),
    ...tables.rows.flatMap((row) => placeViolations(input, row)),
    ...courtViolations(input, tables),
    ...orderViolations(input, tables),
    ...teamViolations(input, tables),
    ...pathViolations(tables),
  ];
}

function violation(rule: string, matches: readonly string[], team: string | null = null): Violation {
  return { rule, matches, team };
}

function placeViolations(
  input: ScheduleInput,
  { match, rules, hall: name, day, from, to }: Row,
): Violation[] {
  const midnight = day * minutesOfDay;
  const open = input.hallDays.find((one) => one.hall === name && one.day === day);
  const hall = input.halls.find(({ id }) => id === name);
  const [begins, ends] = [from - midnight, to - midnight];
  const { pin } = match;
  const days = rules.days[match.level];
  const isBroken = {
    PL2:
      !open ||
      begins < open.open ||
      ends > open.close ||
      open.blocked.some((block) => begins < block.to && block.from < ends),
    PL4:
      (rules.court === 'full' && hall?.court !== 'full') ||
      (rules.resin && hall?.resin !== true) ||
      (rules.halls.length > 0 && !rules.halls.includes(name)),
    PL5: begins < rules.earliest || ends > rules.latestEnd || (days !== undefined && !days.includes(day)),
    PL6:
      pin !== undefined &&
      ((pin.hall ?? name) !== name || (pin.day ?? day) !== day || (pin.start ?? from) !== from),
  };
  return Object.entries(isBroken).flatMap(([rule, is]) => (is ? [violation(rule, [match.key])] : []));
}

/** A table of minutes for each court: a minute has one match. */
function courtViolations({ halls }: ScheduleInput, { rows }: PlanTables): Violation[] {
  const minutes = Math.max(0, ...rows.map(({ to }) => to));
  return halls.flatMap(({ id }) => {
    const taken = new Int32Array(minutes).fill(-1);
    return rows.flatMap((row, index) => {
      if (row.hall !== id) return [];
      const other = taken.subarray(row.from, row.to).find((one) => one >= 0);
      taken.fill(index, row.from, row.to);
      return other === undefined ? [] : [violation('PL3', [row.match.key, rows[other]?.match.key ?? ''])];
    });
  });
}

/** Minutes that a team needs from one row to a later one. */
function pauseOf({ buffers }: ScheduleInput, { ways }: PlanTables, one: Row, next: Row): number {
  const { rest } = one.rules;
  if (one.hall === next.hall) return rest;
  return Math.max(rest, (ways.get(`${one.hall} ${next.hall}`) ?? 0) + buffers.afterTravel);
}

/** Each row against the rows that decide its teams. */
function orderViolations(input: ScheduleInput, tables: PlanTables): Violation[] {
  return tables.rows.flatMap((row, index) =>
    (tables.decidedBy[index] ?? []).flatMap(({ row: source, isGroup }) => {
      const before = tables.rows[source];
      if (!before) return [];
      const pause = isGroup && row.match.isDecided ? 0 : pauseOf(input, tables, before, row);
      const needed = isGroup ? Math.max(input.buffers.afterGroup, pause) : pause;
      return row.from - before.to < needed ? [violation('PL9', [row.match.key, before.match.key])] : [];
    }),
  );
}

/** The line of each team: the rows that it certainly plays, and those that it can reach, by time. */
function teamViolations(input: ScheduleInput, tables: PlanTables): Violation[] {
  const { rows, depends } = tables;
  return input.teams.flatMap(({ id }, team) => {
    const certain = tables.certain[team] ?? [];
    const found: Violation[] = [];
    const compare = (rule: string, one: number, other: number): void => {
      const [a, b] = [rows[one], rows[other]];
      if (!a || !b) return;
      const [first, next] = a.from <= b.from ? [a, b] : [b, a];
      if (next.from - first.to >= pauseOf(input, tables, first, next)) return;
      found.push(violation(rule, [first.match.key, next.match.key], id));
    };
    certain.forEach((row, index) => {
      const next = certain[index + 1];
      if (next !== undefined) compare('PL7', row, next);
    });
    for (const row of tables.possible[team] ?? []) {
      for (const other of certain) {
        if (!depends[row]?.has(other) && !depends[other]?.has(row)) compare('PL10', row, other);
      }
    }
    const { maxPerDay = Infinity } = rows[certain[0] ?? -1]?.rules ?? {};
    for (const [day, count] of tables.perDay[team] ?? []) {
      const onDay = certain.filter((row) => rows[row]?.day === day);
      if (count > maxPerDay)
        found.push(
          violation(
            'PL11',
            onDay.map((row) => rows[row]?.match.key ?? ''),
            id,
          ),
        );
    }
    return found;
  });
}

/** The table of days: how many matches of one day lie on the longest way to each row. */
function pathViolations({ rows, onPath }: PlanTables): Violation[] {
  return rows.flatMap(({ match, rules }, index) =>
    match.waitsFor.length > 0 && (onPath[index] ?? 0) > rules.maxPathPerDay
      ? [violation('PL12', [match.key])]
      : [],
  );
}
