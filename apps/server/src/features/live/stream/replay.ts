import type { Snapshot, Topic } from '@sevenmetre/rules/snapshot';
import type { MatchDetails } from '../match-details.ts';
import type { LiveState } from '../publisher.ts';
import { frame, reset } from './frames.ts';
import { frameSince } from './room.ts';
import type { FrameEvents } from './room.ts';

type Ready = LiveState & { readonly snapshot: Snapshot };

const noEvents: FrameEvents = { changed: [], deletedIds: [] };

/**
 * Update for a client that reconnects: null if nothing has changed, one frame if the marks reach back far
 * enough, else a reset.
 * @param since `epoch.v` of what the client shows
 */
export function replay(
  state: Ready,
  topic: Topic,
  since: string,
  details: Pick<MatchDetails, 'peek'>,
): Buffer | null {
  const known = /^([0-9a-z]+)\.(\d{1,10})$/.exec(since);
  const present = `${state.version.epoch}.${state.version.v}`;
  if (known?.[1] !== state.version.epoch) return reset(present);
  const v = Number(known[2]);
  // Also true for a client that comes from an instance ahead of this one.
  if (v >= state.versions.ofTopic(topic.key)) return null;
  if (v < state.versions.floor) return reset(present);
  const events = eventsOf(topic, details);
  const missed = events && frameSince(state, topic, v, events);
  return missed ? frame(missed) : reset(present);
}

/** All events of a match, since it is unknown which of them a client has; null if they are not in memory. */
function eventsOf({ kind, id }: Topic, details: Pick<MatchDetails, 'peek'>): FrameEvents | null {
  if (kind !== 'match' || id === null) return noEvents;
  const detail = details.peek(id);
  return detail && { changed: detail.events, deletedIds: detail.deletedIds };
}
