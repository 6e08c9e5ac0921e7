import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import { compareEvents } from '@sevenmetre/rules/match';
import { mergeTickets } from './merge-tickets.ts';

type MatchEvent = MatchSlice['events'][number];

/**
 * A match after a frame that may be applied; null when the frame tells more than the page can place: somebody who is not
 * in the roster, an unknown kind of event, a change that is no event.
 */
export function applyToMatch(slice: MatchSlice, frame: StreamFrame): MatchSlice | null {
  const own = (frame.events ?? []).filter(({ matchId }) => matchId === slice.ticket.id);
  const changed = own.flatMap((events) => events.changed);
  const isComplete = slice.detail === 'whole' || own.length === 0;
  if (
    isSilent(frame) ||
    hasUnknownPart(frame) ||
    !isComplete ||
    !changed.every((event) => isPlaced(slice, event))
  )
    return null;
  const gone = new Set([...own.flatMap(({ deletedIds }) => deletedIds), ...changed.map(({ id }) => id)]);
  const events = [...slice.events.filter(({ id }) => !gone.has(id)), ...changed].sort(compareEvents);
  const [ticket = slice.ticket] = mergeTickets([slice.ticket], frame.matches ?? []);
  return { ...slice, version: frame.version, ticket, events: own.length === 0 ? slice.events : events };
}

/** Whether only something around the match changed that frames do not carry, such as what it decides. */
function isSilent(frame: StreamFrame): boolean {
  return Object.values(frame).every((part) => !Array.isArray(part) || part.length === 0);
}

/** Parts of a frame that this page applies or may ignore; an unknown part makes the page fetch its slice again. */
const known: ReadonlySet<string> = new Set(['version', 'previous', 'matches', 'events', 'rows', 'orders']);

function hasUnknownPart(frame: StreamFrame): boolean {
  return Object.entries(frame).some(
    ([part, value]) => !known.has(part) && !(Array.isArray(value) && value.length === 0),
  );
}

function isPlaced(
  { roster, eventTypes }: MatchSlice,
  { competitionMatchParticipantId: player, secondaryParticipantId: second, ...event }: MatchEvent,
): boolean {
  const stands = (id: number | null) => id === null || roster.some((entry) => entry.id === id);
  return stands(player) && stands(second) && eventTypes.some(({ id }) => id === event.competitionEventTypeId);
}
