import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';

/** Matches in the order in which they are shown, and those that are folded away. */
export interface LivePlaces {
  readonly shown: readonly MatchTicket[];
  readonly rest: readonly MatchTicket[];
}

/** One more ticket takes the room of the line that would hide it. */
function roomFor(count: number, atOnce: number): number {
  return count <= atOnce + 1 ? count : atOnce;
}

/**
 * Who has been seen in a place stays there. The place of a match that has ended goes to one that waits; where none does, the match stays
 * as it was last known, as played, so that nothing moves under a finger.
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
