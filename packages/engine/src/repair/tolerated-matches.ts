import {
  type Compiled,
  type Placement,
  type Schedule,
  isAllowedAt,
  slotsOfPlaces,
} from '../schedule/index.ts';
import type { Happening } from './happening.ts';
import { lateMatches } from './late-halls.ts';

/**
 * Matches that were published against their rules and whose places did not change, so that they stay.
 * Otherwise the first lost hall would rearrange an imported schedule.
 */
export function toleratedMatches(
  problem: Compiled,
  begin: Schedule,
  happenings: readonly Happening[],
  locked: ReadonlySet<string>,
): Set<string> {
  const allowed = allowedMatches(problem, begin);
  const duration = new Map(problem.input.categories.map((rules) => [rules.id, rules.duration]));
  const late = happenings.flatMap((one) =>
    one.kind === 'hallLate' ? lateMatches(problem.input, { published: begin, locked }, one) : [],
  );
  const delayed = new Set(late.flatMap(({ key, start, begins }) => (begins > start ? [key] : [])));
  const kept = problem.input.matches.flatMap(({ key, category }, match) => {
    const place = begin.get(key);
    if (!place || allowed.has(match) || delayed.has(key)) return [];
    const end = place.start + (duration.get(category) ?? 0);
    return happenings.some((happening) => isHit(place, end, happening)) ? [] : [key];
  });
  return new Set(kept);
}

/** Matches in permitted places; of two at one time on one court, the first. */
function allowedMatches(problem: Compiled, begin: Schedule): Set<number> {
  const taken = new Set<number>();
  const allowed = new Set<number>();
  slotsOfPlaces(problem, begin).forEach((slot, match) => {
    if (taken.has(slot) || !isAllowedAt(problem, match, slot)) return;
    taken.add(slot);
    allowed.add(match);
  });
  return allowed;
}

function isHit({ hall, start }: Placement, end: number, happening: Happening): boolean {
  return (
    happening.kind === 'hallClosed' && hall === happening.hall && start < happening.to && end > happening.from
  );
}
