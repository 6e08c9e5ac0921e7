import type { FormatPlan } from './template.ts';

/** A format that could be chosen: what it makes of the real number of teams, and the places that it leaves; null: unknown. */
interface FormatChoice {
  readonly id: string;
  readonly plan: Pick<FormatPlan, 'perEntry' | 'matches'>;
  readonly room: { readonly possible: boolean; readonly spare: number } | null;
}

/**
 * The format that an organiser is advised to choose: it keeps the promise for every team in its worst case, there is room for it,
 * its teams play as alike as they can, and of those it has the fewest matches. null: none keeps the promise and has room.
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
