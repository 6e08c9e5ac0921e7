import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

/** Matches in the order in which they are shown, and those that are folded away. */
export interface LivePlaces {
  readonly shown: readonly MatchTicket[];
  readonly rest: readonly MatchTicket[];
}

/** One ticket more is shown instead of a line that would hide a single one. */
function roomFor(count: number, atOnce: number): number {
  return count <= atOnce + 1 ? count : atOnce;
}

/**
 * Matches keep their places. The place of an ended match goes to one that waits; otherwise the ended match stays,
 * as played, so that nothing moves while the visitor presses.
 */
export function keepPlaces(
  before: readonly MatchTicket[],
  matches: readonly MatchTicket[],
  atOnce: number,
): LivePlaces {
  const known = new Map(matches.map((match) => [match.id, match]));
  const seen = new Set(before.map(({ id }) => id));
  const waiting = matches.filter(({ id }) => !seen.has(id));
  const kept = before.map(
    (ticket): MatchTicket => known.get(ticket.id) ?? waiting.shift() ?? { ...ticket, stageCode: 'finished' },
  );
  const playing = kept.filter(({ id }) => known.has(id)).length;
  const more = waiting.splice(0, Math.max(roomFor(matches.length, atOnce) - playing, 0));
  return { shown: [...kept, ...more], rest: waiting };
}

interface DayMatches {
  readonly live: readonly MatchTicket[];
  readonly next: readonly MatchTicket[];
}

export interface DayPlaces {
  readonly live: LivePlaces;
  readonly next: LivePlaces;
}

/**
 * Places of what is played and of what comes next. A match that begins, and later ends, stays where it has been seen among those to
 * come: nothing moves under a finger. Those that have not begun stand in the order of play.
 */
export function keepDay(before: DayPlaces | null, { live, next }: DayMatches, atOnce: number): DayPlaces {
  const seen = before?.next.shown ?? [];
  const toCome = withBegun(seen, { live, next });
  const count = Math.max(roomFor(toCome.length, atOnce), seen.length);
  const shown = toCome.slice(0, count);
  const shownNext = new Set(shown.map(({ id }) => id));
  const playing = live.filter(({ id }) => !shownNext.has(id));
  return {
    live: keepPlaces(before?.live.shown ?? [], playing, atOnce),
    next: { shown, rest: toCome.slice(count) },
  };
}

function withBegun(seen: readonly MatchTicket[], { live, next }: DayMatches): MatchTicket[] {
  const waiting = new Set(next.map(({ id }) => id));
  const playing = new Map(live.map((match) => [match.id, match]));
  const all = [...next];
  for (const [at, ticket] of seen.entries()) {
    if (waiting.has(ticket.id)) continue;
    const hasEnded = ticket.stageCode !== 'not_started';
    const begun = playing.get(ticket.id) ?? (hasEnded ? { ...ticket, stageCode: 'finished' as const } : null);
    if (begun !== null) all.splice(at, 0, begun);
  }
  return all;
}
