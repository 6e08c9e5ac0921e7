import { applyChange, findTopic, groupSlice, hallSlice, teamSlice, ticket } from '@sevenmetre/rules/snapshot';
import type {
  GroupSlice,
  MatchTicket,
  Snapshot,
  StreamFrame,
  TicketChange,
  Topic,
} from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import { aCommit, aPlayingCup, stageId } from '@sevenmetre/rules/snapshot/testing';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainWords } from '../../translations/index.ts';
import type { LiveState } from '../publisher.ts';
import { TopicVersions } from '../topic-versions.ts';
import { replay } from './replay.ts';
import { Room } from './room.ts';

type Ready = LiveState & { readonly snapshot: Snapshot };

/** The data of a page, in the order of ids and seats. */
interface Page {
  readonly v: number;
  readonly tickets: readonly TicketChange[];
  readonly rows: GroupSlice['rows'];
  readonly order: Pick<GroupSlice, 'order' | 'outlook'> & {
    readonly finished?: boolean;
    readonly played?: number;
  };
}

const topics = [
  'group:MA-A',
  'group:MA-M',
  'group:MA-final',
  'team:1',
  'team:4',
  'hall:1',
  'hall:2',
  'match:7',
];
const neverLeft = new Set(['group:MA-A', 'group:MA-final', 'match:7']);
const noOrder = { order: { criteria: [], criteriaFinished: [], ties: [] }, outlook: null };

function fetched({ snapshot, versions }: Ready, topic: Topic): Page {
  const v = versions.ofTopic(topic.key);
  const group = topic.kind === 'group' ? snapshot.groups.get(topic.id ?? 0) : undefined;
  const page = group ? groupSlice(snapshot, group) : null;
  if (!page) return { v, tickets: byId(ticketsOf(snapshot, topic)), rows: [], order: noOrder };
  const { matches, carriedOver, rows, order, outlook } = page;
  const { finished, played } = page.group;
  return {
    v,
    tickets: byId([...matches, ...carriedOver]),
    rows: bySeat(rows),
    order: { order, outlook, finished, played },
  };
}

function ticketsOf(snapshot: Snapshot, { kind, id }: Topic): readonly MatchTicket[] {
  const [match, team, hall] = [
    snapshot.matches.get(id ?? 0),
    snapshot.teams.get(id ?? 0),
    snapshot.halls.get(id ?? 0),
  ];
  if (kind === 'match' && match) return [ticket(snapshot, match)];
  if (kind === 'team' && team)
    return teamSlice(snapshot, team, { participants: [], earlierYears: [] })?.matches ?? [];
  if (kind === 'hall' && hall) return hallSlice(snapshot, hall, null)?.matches ?? [];
  throw new Error(`a page of ${kind} is not read here`);
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]) => [...rows].sort((a, b) => a.id - b.id);
const bySeat = <T extends { readonly seat: number }>(rows: readonly T[]) =>
  [...rows].sort((a, b) => a.seat - b.seat);

/** As clients are specified: a frame may be applied if `previous ≤ shown < version`. null: fetch again. */
function applied(page: Page, frame: StreamFrame): Page | null {
  const [previous = 0, v = 0] = [frame.previous, frame.version].map((version) =>
    Number(version.split('.')[1]),
  );
  if (v <= page.v) return page;
  if (previous > page.v) return null;
  const tickets = new Map(page.tickets.map((row) => [row.id, row]));
  for (const change of frame.matches ?? []) {
    const known = tickets.get(change.id);
    if (!known && !('slug' in change)) throw new Error(`match ${change.id} was never told whole`);
    tickets.set(change.id, { ...known, ...change });
  }
  const rows = new Map(page.rows.map((row) => [row.seat, row]));
  for (const row of (frame.rows ?? []).flatMap((table) => table.rows))
    if (page.rows.length > 0) rows.set(row.seat, row);
  const { groupSlug: _, ...order } = frame.orders?.[0] ?? { ...page.order, groupSlug: '' };
  return { v, tickets: byId([...tickets.values()]), rows: bySeat([...rows.values()]), order };
}

/** One client of one topic, with the room that it follows. */
class Follower {
  page: Page;
  resets = 0;
  readonly room: Room;
  constructor(state: Ready, topic: Topic) {
    this.room = new Room(topic, state.versions.ofTopic(topic.key));
    this.page = fetched(state, topic);
  }

  /** The room sends what it has collected. */
  flush(state: Ready): void {
    if (!this.room.pending) return;
    this.#take(state, this.room.takeFrame(state));
  }

  /** The client lost the stream and reconnects with what it shows. */
  comeBack(state: Ready): void {
    const bytes = replay(state, this.room.topic, `e.${this.page.v}`, { peek: () => noDetail })?.toString();
    if (bytes === undefined) return;
    const [, version, data = ''] = /^id: (.*)\ndata: (.*)$/m.exec(bytes) ?? [];
    this.#take(state, bytes.includes('event: reset') ? null : { version, ...JSON.parse(data) });
  }

  fresh(state: Ready): Page {
    return fetched(state, this.room.topic);
  }

  fetch(state: Ready): void {
    this.page = this.fresh(state);
  }

  #take(state: Ready, frame: StreamFrame | null): void {
    const next = frame && applied(this.page, frame);
    if (!next) this.resets += 1;
    this.page = next ?? this.fresh(state);
  }
}
const noDetail = { v: 0, deletedIds: [], events: [], roster: [], referees: [] };

/** Finished matches are frequent, so that seats are filled; some are taken back, so that they are cleared. */
const write = fc.record({
  id: fc.integer({ min: 1, max: 11 }),
  stage: fc.constantFrom<StageCode>(
    'finished',
    'finished',
    'finished',
    '1st_half',
    '2nd_half',
    'not_started',
  ),
  homeScore: fc.integer({ min: 0, max: 3 }),
  awayScore: fc.integer({ min: 0, max: 3 }),
  hall: fc.constantFrom(null, null, null, 1, 2),
  beingChecked: fc.boolean(),
  /** Minutes: delay of the start, and length of the match. */
  late: fc.constantFrom(-5, 0, 20, 40, 80, 200),
  length: fc.constantFrom(5, 30, 45, 70),
});
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;

const step = fc.oneof(
  { weight: 6, arbitrary: write },
  { weight: 2, arbitrary: fc.constant('flush' as const) },
  { weight: 1, arbitrary: fc.constantFrom('fetch' as const, 'come back' as const) },
);

function written(match: Match, { stage, hall, homeScore, awayScore, beingChecked, ...timing }: Write): Match {
  const score = stage === 'not_started' ? { homeScore: null, awayScore: null } : { homeScore, awayScore };
  const placeId = hall ?? match.placeId;
  const times = timesOf(match, stage, timing);
  return { ...match, ...score, ...times, placeId, beingChecked, competitionMatchStageId: stageId(stage) };
}

/** The delay of a hall changes the expected times of its coming matches. */
function timesOf({ startsAt }: Match, stage: StageCode, { late, length }: Pick<Write, 'late' | 'length'>) {
  const at = (minutes: number) =>
    new Date(Date.parse(startsAt ?? '') + minutes * 60_000).toISOString().replace('.000', '');
  const begun = stage !== 'not_started';
  const startedAt = begun ? at(late) : null;
  return {
    startedAt,
    stageStartedAt: stage === '2nd_half' ? at(late + 20) : stage === '1st_half' ? startedAt : null,
    endedAt: stage === 'finished' ? at(late + length) : null,
  };
}

function commit(state: Ready, asked: Write, followers: readonly Follower[]): Ready {
  const match = state.snapshot.matches.get(asked.id);
  if (!match) throw new Error(`no match ${asked.id}`);
  const change = aCommit(state.snapshot, written(match, asked));
  const result = applyChange(state.snapshot, change);
  if (!result.ok) throw new Error(result.reason);
  const touched = state.versions.record(change, state.snapshot, result.snapshot);
  for (const { room } of followers) if (touched.has(room.topic.key)) room.touch([]);
  return { ...state, version: result.snapshot.version, snapshot: result.snapshot };
}

function begin(): { state: Ready; followers: Follower[] } {
  const snapshot = aPlayingCup();
  const versions = new TopicVersions(snapshot, { floor: 1, matches: [], seats: [], events: [], rosters: [] });
  const state: Ready = { version: snapshot.version, snapshot, versions, generation: 1, words: plainWords };
  const followers = topics.map((text) => {
    const found = findTopic(snapshot, text);
    if (!found.ok) throw new Error(text);
    return new Follower(state, found.topic);
  });
  return { state, followers };
}

test('given any commits, gathered or not, then whoever follows, returns or fetches in between shows a fresh page', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const begun = begin();
      const { followers } = begun;
      let { state } = begun;
      for (const now of [...steps, 'flush' as const]) {
        if (typeof now === 'object') state = commit(state, now, followers);
        for (const follower of followers) {
          if (now === 'flush') follower.flush(state);
          if (now === 'come back') follower.comeBack(state);
          if (now === 'fetch') follower.fetch(state);
          if (now === 'flush' || now === 'come back') expect(follower.page).toEqual(follower.fresh(state));
        }
      }
      // Matches only enter these pages, so a frame is always possible.
      const steady = followers.filter(({ room }) => neverLeft.has(room.topic.key));
      expect(steady.map(({ resets }) => resets)).toEqual([0, 0, 0]);
    }),
    { numRuns: 60 },
  );
});
