import { spread, topicsTouched, touchedBy } from '@sevenmetre/rules/snapshot';
import type { Snapshot, SnapshotChange, Touched } from '@sevenmetre/rules/snapshot';
import type { LastTouches } from './touches.repository.ts';

const nothing: ReadonlySet<number> = new Set();

/**
 * The version at which each slice last differed, and each match, table and list of events in it. A slice bears this
 * version, so its bytes stay the same while others change; a reader that comes back with an older one gets what is
 * marked since.
 */
export class TopicVersions {
  /** What is not marked has been as it is since this version. */
  readonly floor: number;
  readonly #topics = new Map<string, number>();
  readonly #matches = new Map<number, number>();
  readonly #groups = new Map<number, number>();

  constructor(snapshot: Snapshot | null, touches: LastTouches) {
    this.floor = touches.floor;
    if (!snapshot) return;
    for (const [v, touched] of byVersion(snapshot, touches)) this.#mark(v, touched, snapshot, snapshot);
  }

  ofTopic(key: string): number {
    return this.#topics.get(key) ?? this.floor;
  }

  ofMatch(id: number): number {
    return this.#matches.get(id) ?? this.floor;
  }

  ofGroup(id: number): number {
    return this.#groups.get(id) ?? this.floor;
  }

  /** Marks what one commit touched and tells it. */
  record(change: SnapshotChange, before: Snapshot, after: Snapshot): Set<string> {
    return this.#mark(change.v, touchedBy(change, before, after), before, after);
  }

  #mark(v: number, touched: Touched, before: Snapshot, after: Snapshot): Set<string> {
    const topics = topicsTouched(touched, before, after);
    for (const topic of topics) this.#topics.set(topic, v);
    for (const id of touched.matches) this.#matches.set(id, v);
    for (const id of touched.groups) this.#groups.set(id, v);
    return topics;
  }
}

/** Stored touches by version, oldest first, with what each of them reaches. */
function byVersion(snapshot: Snapshot, touches: LastTouches): [number, Touched][] {
  const versions = new Set([...touches.matches, ...touches.seats, ...touches.events].map((touch) => touch.v));
  const matches = idsByVersion(touches.matches, snapshot.matches);
  const seats = idsByVersion(touches.seats, snapshot.groupTeams);
  const events = idsByVersion(touches.events, snapshot.matches);
  return [...versions]
    .sort((a, b) => a - b)
    .map((v) => {
      const rows = { matches: matches.get(v) ?? nothing, seats: seats.get(v) ?? nothing };
      return [v, { ...reach(snapshot, rows), events: events.get(v) ?? nothing }];
    });
}

function reach(snapshot: Snapshot, rows: Pick<Touched, 'matches' | 'seats'>): Omit<Touched, 'events'> {
  const groupsOf = (ids: Iterable<number>, known: Snapshot['matches'] | Snapshot['groupTeams']) =>
    new Set([...ids].flatMap((id) => known.get(id)?.competitionGroupId ?? []));
  const { matches, groups } = spread(snapshot, rows.matches, groupsOf(rows.seats, snapshot.groupTeams));
  // Whether a match came into another stage is not known any more; a table too many in a replay does no harm.
  for (const group of groupsOf(rows.matches, snapshot.matches)) groups.add(group);
  return { matches, groups, seats: rows.seats };
}

function idsByVersion(touches: LastTouches['matches'], known: ReadonlyMap<number, unknown>) {
  const ids = new Map<number, Set<number>>();
  for (const { id, v } of touches) {
    if (!known.has(id)) continue;
    const list = ids.get(v) ?? new Set();
    ids.set(v, list.add(id));
  }
  return ids;
}
