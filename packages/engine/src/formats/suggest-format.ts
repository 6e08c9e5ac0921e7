import type { FormatPlan } from './template.ts';

/** A format to choose from: its plan for the real number of teams, and the spare places; null: unknown. */
interface FormatChoice {
  readonly id: string;
  readonly plan: Pick<FormatPlan, 'perEntry' | 'matches'>;
  readonly room: { readonly possible: boolean; readonly spare: number } | null;
}

/**
 * The recommended format: it guarantees the number of matches for every team, has enough places, the smallest
 * difference between teams, and among those the fewest matches. null: no format guarantees it with enough
 * places.
 */
export function suggestFormat<C extends FormatChoice>(choices: readonly C[], guarantee: number): C | null {
  const unequal = ({ plan: { perEntry } }: C) => perEntry.max - Math.max(perEntry.min, guarantee);
  const [best] = choices
    .filter(({ plan, room }) => plan.perEntry.min >= guarantee && room?.possible !== false)
    .toSorted(
      (a, b) =>
        a.plan.perEntry.min - b.plan.perEntry.min ||
        unequal(a) - unequal(b) ||
        a.plan.matches.length - b.plan.matches.length,
    );
  return best ?? null;
}
