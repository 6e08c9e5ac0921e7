import { drawOperations } from '../draws/operations.ts';
import { groupOperations } from '../groups/operations.ts';
import type { Operation } from '../operation.ts';
import { participantOperations } from '../participants/operations.ts';
import { matchRosterOperations } from '../match-rosters/operations.ts';
import { planOperations } from '../plan/operations.ts';
import { protestOperations } from '../protests/operations.ts';
import { refereeOperations } from '../referees/operations.ts';
import { registrationOperations } from '../registrations/operations.ts';
import { standingsOperations } from '../standings/operations.ts';
import { undoOperations } from '../undo/operations.ts';

const tables: readonly Readonly<Record<string, Operation>>[] = [
  drawOperations,
  groupOperations,
  participantOperations,
  matchRosterOperations,
  planOperations,
  protestOperations,
  refereeOperations,
  registrationOperations,
  standingsOperations,
  undoOperations,
];

/**
 * Calls that write to rosters, registrations, groups, protests and the plan: refused with `edition-closed` if
 * the given edition (or else the current one) is closed (rule ED4). Not calls about one match, which check
 * the edition of their match.
 */
export const frozenOperations: ReadonlySet<string> = new Set(
  tables.flatMap((table) =>
    Object.entries(table)
      .filter(([, { method, statuses }]) => method !== 'GET' && statuses.includes(409))
      .map(([name]) => name),
  ),
);
