import type { FormatDraft } from './draft-groups.ts';

interface Span {
  readonly min: number;
  readonly max: number;
}

const nothing: Span = { min: 0, max: 0 };

/**
 * How many matches a team plays in its worst and its best case, whatever the results, and how many entries
 * are below a guarantee in their worst case. Groups are processed from the last to the first, so that the
 * consequences of a standing are known.
 */
export function matchesPerEntry(
  draft: Pick<FormatDraft, 'groups' | 'matches'>,
  guarantee: number,
): Span & { below: number } {
  const after = new Map<string, Span>();
  const entries = new Map<number, Span>();
  const played = matchesBySeat(draft);
  for (const group of draft.groups.toReversed()) {
    const next = group.seats.map((_, index) => after.get(`${group.id} ${index + 1}`) ?? nothing);
    const worst = Math.min(...next.map(({ min }) => min));
    const best = Math.max(...next.map(({ max }) => max));
    group.seats.forEach((seat, index) => {
      const own = played.get(`${group.id} ${index}`) ?? 0;
      const span = { min: own + worst, max: own + best };
      if (seat.kind === 'entry') entries.set(seat.entry, sumOf(span, entries.get(seat.entry) ?? nothing));
      else if (seat.kind === 'standing') after.set(`${seat.group} ${seat.standing}`, span);
      // Teams that are not among the best are eliminated.
      else for (const id of seat.groups) after.set(`${id} ${seat.standing}`, { min: 0, max: span.max });
    });
  }
  const spans = [...entries.values()];
  return {
    min: Math.min(...spans.map(({ min }) => min)),
    max: Math.max(...spans.map(({ max }) => max)),
    below: spans.filter(({ min }) => min < guarantee).length,
  };
}

/** An entry is in a second group if it plays an extra match. */
function sumOf(one: Span, other: Span): Span {
  return { min: one.min + other.min, max: one.max + other.max };
}

function matchesBySeat({ matches }: Pick<FormatDraft, 'matches'>): Map<string, number> {
  const played = new Map<string, number>();
  for (const { group, home, away } of matches) {
    for (const seat of [home, away]) {
      const key = `${group} ${seat}`;
      played.set(key, (played.get(key) ?? 0) + 1);
    }
  }
  return played;
}
