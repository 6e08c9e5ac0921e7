import type { RosterViolation } from './violation.ts';
import type { Assignment } from './roster.ts';

/** What is wrong with numbers when clubs may not change them: every one that is not as it was stored. */
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
