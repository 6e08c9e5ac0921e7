import { frameRows, isResultHidden, publicEvents } from '@sevenmetre/rules/snapshot';
import type { MatchEventsChange, Snapshot, StreamFrame, Topic } from '@sevenmetre/rules/snapshot';
import type { PublicMatchEvent } from '@sevenmetre/rules/tournament';
import type { LiveState } from '../publisher.ts';
import type { StreamSink } from './clients.ts';

type Ready = LiveState & { readonly snapshot: Snapshot };

/** All clients of one topic. */
export class Room {
  readonly sinks = new Set<StreamSink>();
  topic: Topic;
  /** Version of the last frame, or of the slice when the first client came. */
  last: number;
  #pending = false;
  readonly #changedEvents = new Map<number, PublicMatchEvent>();
  readonly #deletedEvents = new Set<number>();

  constructor(topic: Topic, last: number) {
    this.topic = topic;
    this.last = last;
  }

  get pending(): boolean {
    return this.#pending;
  }

  /** Marks the topic as changed for the next frame. Events are kept only in the room of their match. */
  touch(events: readonly MatchEventsChange[]): void {
    this.#pending = true;
    if (this.topic.kind !== 'match') return;
    for (const { matchId, changed, deletedIds } of events) {
      if (matchId !== this.topic.id) continue;
      for (const event of changed) {
        this.#changedEvents.set(event.id, event);
        this.#deletedEvents.delete(event.id);
      }
      for (const id of deletedIds) {
        this.#deletedEvents.add(id);
        this.#changedEvents.delete(id);
      }
    }
  }

  /** Changes since the last frame; null if a frame cannot express them. */
  takeFrame(state: Ready): StreamFrame | null {
    const since = this.last;
    const events = { changed: [...this.#changedEvents.values()], deletedIds: [...this.#deletedEvents] };
    this.forget(state.versions.ofTopic(this.topic.key));
    return frameSince(state, this.topic, since, events);
  }

  /** Restarts at a version, with nothing to send. */
  forget(version: number): void {
    this.last = version;
    this.#pending = false;
    this.#changedEvents.clear();
    this.#deletedEvents.clear();
  }
}

export interface FrameEvents {
  readonly changed: readonly PublicMatchEvent[];
  readonly deletedIds: readonly number[];
}

/**
 * The frame that updates a client from a version of a topic, or a later one, to the present. null if
 * something was removed from the topic, which a frame cannot express.
 */
export function frameSince(
  { version, versions, snapshot }: Ready,
  topic: Topic,
  since: number,
  events: FrameEvents,
): StreamFrame | null {
  if (!versions.canExpress(snapshot, topic, since)) return null;
  return {
    version: `${version.epoch}.${versions.ofTopic(topic.key)}`,
    previous: `${version.epoch}.${since}`,
    ...frameRows(snapshot, topic, versions.after(since, topic)),
    ...eventsOf(snapshot, topic, events),
    ...(topic.kind === 'match' &&
      versions.hasOtherRoster(since, topic.id ?? 0) && { rosters: [topic.id ?? 0] }),
  };
}

function eventsOf(
  snapshot: Snapshot,
  topic: Topic,
  { changed, deletedIds }: FrameEvents,
): Pick<StreamFrame, 'events'> {
  const match = topic.kind === 'match' ? snapshot.matches.get(topic.id ?? 0) : undefined;
  if (!match || changed.length + deletedIds.length === 0) return {};
  if (isResultHidden(snapshot, match)) return {};
  return { events: [{ matchId: match.id, changed: publicEvents(snapshot, match, changed), deletedIds }] };
}
