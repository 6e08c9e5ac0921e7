import { type Happening, lateMatches } from '@sevenmetre/engine/repair';
import type { Placement } from '@sevenmetre/engine/schedule';
import type { PublishedPlan } from './load-published.ts';
import type { RepairSetup } from './repair-task.ts';

export interface LostPlaces {
  /** Matches that cannot stay where they were published. */
  readonly displaced: readonly string[];
  /** Matches that lose their place but cannot be moved: they have begun, or begin inside the freeze. */
  readonly stuck: readonly string[];
}

/**
 * Matches that lose their places by the changes, except finished ones. A running match loses its place only
 * when its hall is closed: a delay of its category or its hall comes too late for it.
 */
export function lostPlaces(
  { standing }: Pick<PublishedPlan, 'standing'>,
  { task, named }: Pick<RepairSetup, 'task' | 'named'>,
): LostPlaces {
  const { input, happenings, options } = task;
  const duration = new Map(input.categories.map(({ id, duration: minutes }) => [id, minutes]));
  const category = new Map(input.matches.map((match) => [match.key, match.category]));
  const published = new Map(task.published);
  const locked = new Set(options.locked);
  const late = happenings.flatMap((one) =>
    one.kind === 'hallLate' ? lateMatches(input, { published, locked }, one) : [],
  );
  const delayed = new Set(late.flatMap(({ key, start, begins }) => (begins > start ? [key] : [])));
  const hit = task.published.filter(([key, place]) => {
    const own = category.get(key);
    const stage = standing.get(key)?.stage;
    if (own === undefined || stage === 'finished') return false;
    const hasBegun = stage !== undefined && stage !== 'not_started';
    const end = place.start + (duration.get(own) ?? 0);
    const match = { key, category: own, place, end, hasBegun };
    return delayed.has(key) || happenings.some((one) => takesPlace(one, match));
  });
  const isStuck = ([key, { start }]: readonly [string, Placement]) =>
    !named.has(key) && (locked.has(key) || start < options.now + options.freeze);
  return {
    displaced: hit.filter((one) => !isStuck(one)).map(([key]) => key),
    stuck: hit.filter(isStuck).map(([key]) => key),
  };
}

interface PlacedMatch {
  readonly key: string;
  readonly category: string;
  readonly place: Placement;
  readonly end: number;
  readonly hasBegun: boolean;
}

function takesPlace(happening: Happening, { key, category, place, end, hasBegun }: PlacedMatch): boolean {
  switch (happening.kind) {
    case 'hallClosed':
      return place.hall === happening.hall && place.start < happening.to && end > happening.from;
    case 'categoryDelayed':
      return !hasBegun && category === happening.category && place.start < happening.until;
    case 'matchPostponed':
      return !hasBegun && key === happening.match && place.start < happening.until;
    case 'matchMoved':
      return key === happening.match;
    case 'matchesSwapped':
      return happening.matches.includes(key);
    case 'hallLate':
    case 'hallGained':
    case 'matchesDropped':
      return false;
  }
}
