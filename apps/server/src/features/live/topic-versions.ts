import { maybeDelayedBy, shownChanges, spread, topicsTouched, touchedBy } from '@sevenmetre/rules/snapshot';
import type {
  Selection,
  ShownChanges,
  Snapshot,
  SnapshotChange,
  TablePart,
  TicketField,
  Topic,
  Touched,
} from '@sevenmetre/rules/snapshot';
import { Marks } from './marks.ts';
import type { LastTouches } from './touches.repository.ts';

const nothing: ReadonlySet<number> = new Set();
const unmarked: ReadonlySet<never> = new Set();

/**
 * The version at which each slice and each part of it last changed. A slice carries this version, so its
 * bytes stay the same while others change; a client with an older one gets the parts marked since. For
 * changes before the snapshot was loaded only the changed matches and tables are known, not their parts.
 */
export class TopicVersions {
  /** Unmarked parts have not changed since this version. */
  readonly floor: number;
  readonly #topics = new Map<string, number>();
  readonly #topicsWhenLoaded: ReadonlyMap<string, number>;
  readonly #matches = new Map<number, Marks<TicketField>>();
  readonly #groups = new Map<number, Marks<TablePart>>();
  /** Matches that were added to a topic, by its key. */
  readonly #entered = new Map<string, Marks<number>>();
  readonly #left = new Map<string, number>();
  /** By match id. */
  readonly #rosters = new Map<number, number>();

  constructor(snapshot: Snapshot | null, touches: LastTouches) {
    this.floor = touches.floor;
    if (snapshot) this.#markStored(snapshot, touches);
    this.#topicsWhenLoaded = new Map(this.#topics);
  }

  ofTopic(key: string): number {
    return this.#topics.get(key) ?? this.floor;
  }

  /**
   * Whether a frame can express everything that happened to a topic after a version: removals cannot be
   * expressed.
   */
  canExpress(snapshot: Snapshot, { kind, id, key }: Topic, since: number): boolean {
    if (since < (this.#left.get(key) ?? this.floor)) return false;
    const carriesOver = kind === 'group' && snapshot.groups.get(id ?? 0)?.carriesOver === true;
    const canLose = kind === 'team' || kind === 'hall' || kind === 'place' || carriesOver;
    // What was added and removed before the loading is unknown.
    return !canLose || since >= (this.#topicsWhenLoaded.get(key) ?? this.floor);
  }

  /** Changed parts of a topic for a client that has it at a version, or later. */
  after(since: number, { key }: Topic): Selection {
    const entered = this.#entered.get(key)?.after(since) ?? unmarked;
    return {
      match: (id) =>
        entered === 'whole' || entered.has(id) ? 'whole' : (this.#matches.get(id)?.after(since) ?? unmarked),
      group: (id) => this.#groups.get(id)?.after(since) ?? unmarked,
    };
  }

  /**
   * Whether the roster or the referees of a match have changed for a client with this version, or a later
   * one.
   */
  hasOtherRoster(since: number, matchId: number): boolean {
    return (this.#rosters.get(matchId) ?? this.floor) > since;
  }

  /** Marks what one commit changed; returns the topics whose slices may have changed. */
  record(change: SnapshotChange, before: Snapshot, after: Snapshot): Set<string> {
    const touched = touchedBy(change, before, after);
    const shown = shownChanges(touched, before, after);
    const topics = topicsTouched(touched, before, after);
    for (const topic of [...shown.entered.keys(), ...shown.left]) topics.add(topic);
    this.#markTopics(change.v, topics);
    this.#markShown(change.v, shown);
    for (const id of change.rosters) this.#rosters.set(id, change.v);
    return topics;
  }

  #markStored(snapshot: Snapshot, touches: LastTouches): void {
    for (const [v, touched] of byVersion(snapshot, touches)) {
      this.#markTopics(v, topicsTouched(touched, snapshot, snapshot));
      for (const id of touched.matches) marksOf(this.#matches, id).mark(v, 'whole');
      for (const id of touched.groups) marksOf(this.#groups, id).mark(v, 'whole');
    }
    for (const { id, v } of touches.rosters) this.#rosters.set(id, v);
  }

  #markTopics(v: number, topics: Iterable<string>): void {
    for (const topic of topics) this.#topics.set(topic, v);
  }

  #markShown(v: number, { matches, groups, entered, left }: ShownChanges): void {
    for (const [id, fields] of matches) marksOf(this.#matches, id).mark(v, fields);
    for (const [id, parts] of groups) marksOf(this.#groups, id).mark(v, parts);
    for (const [topic, ids] of entered) marksOf(this.#entered, topic).mark(v, ids);
    for (const topic of left) this.#left.set(topic, v);
  }
}

function marksOf<K, Part>(all: Map<K, Marks<Part>>, key: K): Marks<Part> {
  const marks = all.get(key) ?? new Marks<Part>();
  all.set(key, marks);
  return marks;
}

/** Stored changes by version, oldest first, with the topics that each affects. */
function byVersion(snapshot: Snapshot, touches: LastTouches): [number, Touched][] {
  const versions = new Set(
    [...touches.matches, ...touches.seats, ...touches.events, ...touches.rosters].map((touch) => touch.v),
  );
  const matches = idsByVersion(touches.matches, snapshot.matches);
  const seats = idsByVersion(touches.seats, snapshot.groupTeams);
  const details = idsByVersion([...touches.events, ...touches.rosters], snapshot.matches);
  return [...versions]
    .sort((a, b) => a - b)
    .map((v) => {
      const rows = { matches: matches.get(v) ?? nothing, seats: seats.get(v) ?? nothing };
      return [v, { ...reach(snapshot, rows), details: details.get(v) ?? nothing }];
    });
}

function reach(snapshot: Snapshot, rows: Pick<Touched, 'matches' | 'seats'>): Omit<Touched, 'details'> {
  const groupsOf = (ids: Iterable<number>, known: Snapshot['matches'] | Snapshot['groupTeams']) =>
    new Set([...ids].flatMap((id) => known.get(id)?.competitionGroupId ?? []));
  const { matches, groups } = spread(snapshot, rows.matches, groupsOf(rows.seats, snapshot.groupTeams));
  // Whether a match entered another stage is no longer known; an unneeded table in a replay does no harm.
  for (const group of groupsOf(rows.matches, snapshot.matches)) groups.add(group);
  for (const id of maybeDelayedBy(snapshot, rows.matches)) matches.add(id);
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
