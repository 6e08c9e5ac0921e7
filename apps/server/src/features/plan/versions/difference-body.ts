import type { PlanDifference } from '@sevenmetre/contract/plan/schemas';
import type { Placement } from '@sevenmetre/engine/schedule';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import type { EditionRow } from '../../competition/index.ts';
import { standingPlacement } from '../load-plan.ts';
import { type Difference, type MatchChange, differenceHash } from './difference.ts';
import type { StandingMatch } from './standing.repository.ts';

type Moved = PlanDifference['moved'][number];

/** A difference for organisers to review before publishing. */
export function differenceBody(
  difference: Difference,
  edition: EditionRow,
  counts: Pick<PlanDifference, 'brokenRules' | 'unplaced' | 'clubs' | 'followers'>,
): PlanDifference {
  const { newGroups, changedGroups, goneGroups, seats, matches, goneMatches, refused } = difference;
  const stood = matches.filter(({ stands }) => stands !== null && !stands.isCancelled);
  const added = matches.filter((change) => !stood.includes(change));
  const otherSeats = new Set(seats.map(({ group }) => group));
  const fresh = new Set(newGroups.map(({ key }) => key));
  const changed = new Set(
    [...changedGroups.map(({ target }) => target.key), ...otherSeats].filter((key) => !fresh.has(key)),
  );
  return {
    hash: differenceHash(difference),
    groups: { added: newGroups.length, changed: changed.size, removed: goneGroups.length },
    added: added.map((change) => ({ ...nameOf(change), to: change.to })),
    removed: goneMatches.map((match) => ({ ...goneName(match), from: standingPlacement(match, edition) })),
    moved: stood.flatMap((change) => {
      const what = whatMoved(change.from, change.to);
      return what === null ? [] : [{ ...nameOf(change), from: change.from, to: change.to, what }];
    }),
    changed: stood.filter(({ isOther }) => isOther).map(nameOf),
    refused: refused.map(({ match, why }) => ({ ...goneName(match), why })),
    ...counts,
  };
}

function nameOf({ stands, target }: MatchChange) {
  return { key: target.key, number: stands?.number ?? null, category: target.category };
}

function goneName({ planKey, number }: StandingMatch) {
  return { key: planKey ?? '', number, category: planKey?.split(' ')[0] ?? '' };
}

/** The greatest change: day before hall before time. */
function whatMoved(from: Placement | null, to: Placement | null): Moved['what'] | null {
  if (from === null) return to === null ? null : 'placed';
  if (to === null) return 'unplaced';
  if (Math.floor(from.start / minutesOfDay) !== Math.floor(to.start / minutesOfDay)) return 'day';
  if (from.hall !== to.hall) return 'hall';
  return from.start === to.start ? null : 'time';
}
