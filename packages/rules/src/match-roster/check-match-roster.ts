import type { RosterRole } from '../vocabulary/index.ts';
import type { MatchRosterCheck, MatchRosterLimits } from './limits.ts';

/** A requested roster entry. */
export interface MatchRosterEntry {
  readonly participantId: number;
  readonly role: RosterRole;
  readonly jerseyNumber: number | null;
  readonly marks: RosterMarks;
}

/** Data of a person beyond the roster, from birth dates and other matches. */
export interface RosterMarks {
  readonly outsideCategory: boolean;
  readonly otherTeam: boolean;
  readonly suspended: boolean;
}

export const noRosterMarks: RosterMarks = { outsideCategory: false, otherTeam: false, suspended: false };

const matchRosterViolationCodes = [
  'numbers-duplicate',
  'numbers-missing',
  'numbers-out-of-range',
  'players-too-few',
  'players-too-many',
  'players-over-recommended',
  'leaders-too-few',
  'leaders-too-many',
  'outside-category',
  'other-team',
  'suspended',
] as const;
type MatchRosterViolationCode = (typeof matchRosterViolationCodes)[number];

export interface MatchRosterViolation {
  readonly code: MatchRosterViolationCode;
  readonly level: 'error' | 'warning';
  /** Persons concerned, in the order of the roster; empty: the roster as a whole. */
  readonly participantIds: readonly number[];
  /** A repeated number, a count, or a limit. */
  readonly parameters: Readonly<Record<string, number>>;
}

/**
 * Who saves: clubs have to meet every limit of the edition. At the timekeeper's table the match has to be
 * played, so that only impossible records are refused there; other violations are warnings.
 */
export type RosterChecker = 'club' | 'hall';

/** Violations of a roster, errors first. Only players have numbers. */
export function matchRosterViolations(
  entries: readonly MatchRosterEntry[],
  limits: MatchRosterLimits,
  checkedBy: RosterChecker,
): MatchRosterViolation[] {
  const players = entries.filter(({ role }) => role === 'player');
  const found = [
    ...numbersOf(players, limits),
    ...counts(players.length, entries.length - players.length, limits),
    ...marked(players, limits, 'category', 'outside-category', 'outsideCategory'),
    ...marked(players, limits, 'otherTeam', 'other-team', 'otherTeam'),
    ...marked(entries, limits, 'suspended', 'suspended', 'suspended'),
  ];
  const lenient = found.map((violation) =>
    checkedBy === 'hall' && !violation.code.startsWith('numbers-')
      ? { ...violation, level: 'warning' as const }
      : violation,
  );
  return [
    ...lenient.filter(({ level }) => level === 'error'),
    ...lenient.filter(({ level }) => level === 'warning'),
  ];
}

export function hasRosterErrors(violations: readonly MatchRosterViolation[]): boolean {
  return violations.some(({ level }) => level === 'error');
}

function numbersOf(
  players: readonly MatchRosterEntry[],
  { numberMin: min, numberMax: max }: MatchRosterLimits,
): MatchRosterViolation[] {
  const byNumber = new Map<number, number[]>();
  for (const { participantId, jerseyNumber } of players) {
    if (jerseyNumber !== null)
      byNumber.set(jerseyNumber, [...(byNumber.get(jerseyNumber) ?? []), participantId]);
  }
  const shared = [...byNumber].filter(([, ids]) => ids.length > 1).toSorted(([a], [b]) => a - b);
  const missing = players.filter(({ jerseyNumber }) => jerseyNumber === null);
  const outside = players.filter(({ jerseyNumber: n }) => n !== null && (n < min || n > max));
  return [
    ...shared.map(([number, ids]) => error('numbers-duplicate', ids, { number })),
    ...(missing.length > 0 ? [error('numbers-missing', idsOf(missing))] : []),
    ...(outside.length > 0 ? [error('numbers-out-of-range', idsOf(outside), { min, max })] : []),
  ];
}

function counts(players: number, leaders: number, limits: MatchRosterLimits): MatchRosterViolation[] {
  const { playersMin, playersMax, playersRecommended, leadersMin, leadersMax, checks } = limits;
  const tooMany = players > playersMax && checks.playersMax !== 'off';
  return [
    ...counted(players < playersMin, checks.playersMin, 'players-too-few', players, playersMin),
    ...counted(tooMany, checks.playersMax, 'players-too-many', players, playersMax),
    ...counted(
      players > playersRecommended && !tooMany,
      checks.playersRecommended,
      'players-over-recommended',
      players,
      playersRecommended,
    ),
    ...counted(leaders < leadersMin, checks.leadersMin, 'leaders-too-few', leaders, leadersMin),
    ...counted(leaders > leadersMax, checks.leadersMax, 'leaders-too-many', leaders, leadersMax),
  ];
}

function counted(
  broken: boolean,
  level: MatchRosterLimits['checks'][MatchRosterCheck],
  code: MatchRosterViolationCode,
  count: number,
  limit: number,
): MatchRosterViolation[] {
  return broken && level !== 'off' ? [{ code, level, participantIds: [], parameters: { count, limit } }] : [];
}

function marked(
  entries: readonly MatchRosterEntry[],
  { checks }: MatchRosterLimits,
  check: MatchRosterCheck,
  code: MatchRosterViolationCode,
  mark: keyof RosterMarks,
): MatchRosterViolation[] {
  const level = checks[check];
  const found = entries.filter(({ marks }) => marks[mark]);
  return found.length > 0 && level !== 'off'
    ? [{ code, level, participantIds: idsOf(found), parameters: {} }]
    : [];
}

function error(
  code: MatchRosterViolationCode,
  participantIds: readonly number[],
  parameters: Readonly<Record<string, number>> = {},
): MatchRosterViolation {
  return { code, level: 'error', participantIds, parameters };
}

function idsOf(entries: readonly MatchRosterEntry[]): number[] {
  return entries.map(({ participantId }) => participantId);
}
