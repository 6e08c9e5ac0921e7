import type { RosterViolation } from './violation.ts';
import type { Assignment } from './roster.ts';

/** Violations if clubs may not change numbers: every changed number. */
export function checkLockedNumbers(
  before: readonly Assignment[],
  after: readonly Assignment[],
): RosterViolation[] {
  const known = new Map(before.map(({ teamId, jerseyNumber }) => [teamId, jerseyNumber]));
  return after.flatMap(({ teamId, jerseyNumber }) =>
    jerseyNumber === (known.get(teamId) ?? null)
      ? []
      : {
          code: 'jersey-number-locked' as const,
          level: 'error' as const,
          field: null,
          teamId,
          parameters: {},
        },
  );
}
