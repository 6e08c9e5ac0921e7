import { applyChange, findTopic } from '@sevenmetre/rules/snapshot';
import type { Snapshot, SnapshotChange, StreamFrame, Topic } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import { aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '@sevenmetre/rules/snapshot/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noMetrics } from '../live-metrics.ts';
import type { LoadedDetail } from '../load-match-detail.use-case.ts';
import { OpenStreams } from '../../../platform/http/index.ts';
import { plainWords } from '../../translations/index.ts';
import type { LiveListener, LiveState } from '../publisher.ts';
import { TopicVersions } from '../topic-versions.ts';
import { StreamHub } from './hub.ts';
import type { StreamSink } from './clients.ts';

type Ready = LiveState & { readonly snapshot: Snapshot };
const untouched = { matches: [], seats: [], events: [], rosters: [] };
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Records what it receives; if `stuck`, it accepts no more bytes. */
class Reader implements StreamSink {
  text = '';
  unsent = 0;
  ended = false;
  dropped = false;
  stuck = false;

  write(bytes: Buffer): void {
    if (this.stuck) this.unsent += bytes.length;
    else this.text += bytes.toString();
  }

  end(bytes: Buffer): void {
    this.write(bytes);
    this.ended = true;
  }

  drop(): void {
    this.dropped = true;
  }

  /** What the stream has sent since the last call, without the greeting. */
  take(): string {
    const said = this.text.replace('retry: 3000\n\n', '');
    this.text = '';
    return said;
  }

  takeFrames(): StreamFrame[] {
    return [...this.take().matchAll(/^id: (.*)\ndata: (.*)$/gm)].map(([, version, data = '']) => ({
      version,
      ...JSON.parse(data),
    }));
  }
}

/** A live system without a database: the test makes the commits. */
class Stage {
  state: Ready;
  detail: LoadedDetail | null = null;
  etag = '"same"';
  readonly hub: StreamHub;
  readonly streams: OpenStreams;
  #listener: LiveListener | null = null;

  constructor(snapshot: Snapshot, limits = { maxClients: 100, maxPerAddress: 100 }) {
    this.streams = new OpenStreams(limits);
    const versions = new TopicVersions(snapshot, { floor: snapshot.version.v, ...untouched });
    this.state = { version: snapshot.version, snapshot, versions, generation: 1, words: plainWords };
    const prepared = {
      contentType: '',
      cacheControl: '',
      identity: Buffer.alloc(0),
      gzip: Buffer.alloc(0),
      br: Buffer.alloc(0),
    };
    const source = {
      subscribe: (listener: LiveListener) => {
        this.#listener = listener;
        return () => {};
      },
    };
    const current = () => this.state;
    this.hub = new StreamHub({
      source: {
        ...source,
        get state() {
          return current();
        },
      },
      answers: { slice: () => ({ ...prepared, etag: this.etag }) },
      details: { peek: () => this.detail },
      clock: { now: () => new Date(vi.getMockedSystemTime() ?? 0) },
      metrics: noMetrics,
      log: silent,
      streams: this.streams,
    });
    this.hub.start();
  }

  commit(rows: Partial<SnapshotChange>): void {
    const before = this.state.snapshot;
    const change = aChange(before, rows);
    const applied = applyChange(before, change);
    if (!applied.ok) throw new Error(applied.reason);
    const topics = this.state.versions.record(change, before, applied.snapshot);
    this.state = { ...this.state, version: applied.snapshot.version, snapshot: applied.snapshot };
    this.#listener?.applied(change, topics);
  }

  goal(id: number, homeScore: number): void {
    this.commit({ matches: [{ ...this.match(id), homeScore, awayScore: 0, competitionMatchStageId: 2 }] });
  }

  match(id: number): Match {
    const match = this.state.snapshot.matches.get(id);
    if (!match) throw new Error(`no match ${id}`);
    return match;
  }

  reload(snapshot: Snapshot): void {
    const versions = new TopicVersions(snapshot, { floor: snapshot.version.v, ...untouched });
    this.state = {
      version: snapshot.version,
      snapshot,
      versions,
      words: plainWords,
      generation: this.state.generation + 1,
    };
    this.#listener?.reloaded();
  }

  follow(text: string, since: string | null = null, address = '::1'): Reader & { leave: () => void } {
    const reader = new Reader();
    const leave = this.hub.open(this.state, this.topic(text), { sink: reader, address, since });
    return Object.assign(reader, { leave });
  }

  topic(text: string): Topic {
    const found = findTopic(this.state.snapshot, text);
    if (!found.ok) throw new Error(`${text} is ${found.reason}`);
    return found.topic;
  }
}

function aCup(): Snapshot {
  return aSnapshot({
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA-B')],
    teams: [1, 2, 3, 4].map((id) => aTeam(id)),
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2), aSeat(3, 2, 3), aSeat(4, 2, 4)],
    matches: [aMatch(1, 1, [1, 2]), aMatch(2, 2, [3, 4])],
  });
}

const event = {
  id: 5,
  minute: 1,
  second: 2,
  createdTimestamp: '2026-06-13T08:01:02Z',
  competitionEventTypeId: 1,
  competitionMatchParticipantId: null,
  competitionMatchStageId: 2,
  competitionMatchStageCode: '1st_half' as const,
  secondaryParticipantId: null,
  side: 'home' as const,
};

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 5, 13, 10) }));
afterEach(() => vi.useRealTimers());

describe('a frame', () => {
  test('given a goal after a quiet time, then it goes out at once, to those who follow what it touches', () => {
    const stage = new Stage(aCup());
    const [group, other, team] = [
      stage.follow('group:MA-A'),
      stage.follow('group:MA-B'),
      stage.follow('team:1'),
    ];
    stage.goal(1, 1);
    vi.advanceTimersByTime(1);
    expect(group.takeFrames()).toMatchObject([
      {
        version: 'e.2',
        previous: 'e.1',
        matches: [{ id: 1, homeScore: 1 }],
        rows: [
          {
            groupSlug: 'MA-A',
            rows: [
              { seat: 1, live: true },
              { seat: 2, live: true },
            ],
          },
        ],
      },
    ]);
    const [toTeam] = team.takeFrames();
    expect(toTeam).toMatchObject({ matches: [{ id: 1 }] });
    expect(toTeam).not.toHaveProperty('orders');
    expect(other.take()).toBe('');
  });

  test('given a roster that is confirmed during play, then the page of the match has to fetch its slice, no other', () => {
    const stage = new Stage(aCup());
    const [match, other, all] = [stage.follow('match:1'), stage.follow('match:2'), stage.follow('all')];
    stage.commit({ rosters: [1] });
    vi.advanceTimersByTime(1);
    expect(match.take()).toBe('id: e.2\ndata: {"previous":"e.1","rosters":[1]}\n\n');
    expect([other.take(), all.take()]).toEqual(['', '']);
    stage.goal(1, 1);
    vi.advanceTimersByTime(60);
    expect(match.takeFrames()).toEqual([expect.not.objectContaining({ rosters: [1] })]);
  });

  test('given goals faster than the window, then they travel together, and the chain of versions holds', () => {
    const stage = new Stage(aCup());
    const reader = stage.follow('group:MA-A');
    stage.goal(1, 1);
    vi.advanceTimersByTime(1);
    reader.take();
    stage.goal(1, 2);
    stage.goal(2, 1);
    stage.goal(1, 3);
    vi.advanceTimersByTime(40);
    expect(reader.take()).toBe('');
    vi.advanceTimersByTime(10);
    const text = reader.text;
    expect(reader.takeFrames()).toMatchObject([
      { version: 'e.5', previous: 'e.2', matches: [{ id: 1, homeScore: 3 }] },
    ]);
    expect(text.startsWith('id: e.5\ndata: ')).toBe(true);
  });

  test('given a goal that is taken back at once, then a frame says so: somebody may have fetched it in between', () => {
    const stage = new Stage(aCup());
    stage.goal(1, 1);
    vi.advanceTimersByTime(60);
    const reader = stage.follow('group:MA-A');
    stage.goal(1, 2);
    stage.goal(1, 1);
    vi.advanceTimersByTime(60);
    expect(reader.takeFrames()).toMatchObject([
      { version: 'e.4', previous: 'e.2', matches: [{ id: 1, homeScore: 1 }] },
    ]);
  });

  test('given a goal, then nothing else of the match is sent; a page that gets the match for the first time has it whole', () => {
    const stage = new Stage(aCup());
    stage.goal(1, 1);
    vi.advanceTimersByTime(60);
    const [group, newcomer, left] = ['group:MA-A', 'team:3', 'team:2'].map((topic) => stage.follow(topic));
    stage.goal(1, 2);
    vi.advanceTimersByTime(60);
    expect(group?.takeFrames()[0]?.matches).toEqual([{ id: 1, homeScore: 2 }]);
    left?.take();
    stage.commit({ matches: [{ ...stage.match(1), awayTeamId: 3 }] });
    vi.advanceTimersByTime(60);
    expect(group?.takeFrames()[0]?.matches).toMatchObject([{ id: 1, away: { team: { id: 3 } } }]);
    expect(newcomer?.takeFrames()[0]?.matches).toMatchObject([{ id: 1, matchNumber: 101, homeScore: 2 }]);
    expect(left?.take()).toBe('id: e.4\nevent: reset\ndata: {"version":"e.4"}\n\n');
  });

  test('given events, then only the page of the match gets them, the last state of each', () => {
    const stage = new Stage(aCup());
    const [match, group] = [stage.follow('match:1'), stage.follow('group:MA-A')];
    stage.commit({ events: [{ matchId: 1, changed: [event, { ...event, id: 6 }], deletedIds: [] }] });
    stage.commit({ events: [{ matchId: 1, changed: [{ ...event, minute: 4 }], deletedIds: [6] }] });
    vi.advanceTimersByTime(60);
    expect(match.takeFrames()).toMatchObject([
      { version: 'e.3', events: [{ matchId: 1, changed: [{ id: 5, minute: 4 }], deletedIds: [6] }] },
    ]);
    expect(group.take()).toBe('');
  });

  test('given readers of one topic, then all are given the same bytes', () => {
    const stage = new Stage(aCup());
    const [first, second] = [stage.follow('all'), stage.follow('all')];
    const [one, two] = [vi.spyOn(first, 'write'), vi.spyOn(second, 'write')];
    stage.goal(1, 1);
    vi.advanceTimersByTime(1);
    expect(one.mock.calls[0]?.[0]).toBe(two.mock.calls[0]?.[0]);
  });
});

describe('a reader who comes back', () => {
  test('given nothing has changed for the topic, then nothing is sent', () => {
    const stage = new Stage(aCup());
    stage.goal(2, 1);
    expect(stage.follow('group:MA-A', 'e.1').take()).toBe('');
  });

  test('given a version before the last changes, then one frame brings the page up to date', () => {
    const stage = new Stage(aCup());
    for (const score of [1, 2, 3]) stage.goal(1, score);
    const reader = stage.follow('group:MA-A', 'e.2');
    expect(reader.takeFrames()).toMatchObject([
      { version: 'e.4', previous: 'e.2', matches: [{ id: 1, homeScore: 3 }] },
    ]);
    vi.advanceTimersByTime(60);
    stage.goal(1, 4);
    vi.advanceTimersByTime(60);
    expect(reader.takeFrames()).toMatchObject([{ version: 'e.5', previous: 'e.4' }]);
  });

  test.each([
    ['an older epoch', 'd.1'],
    ['a version before memory begins', 'e.0'],
    ['nonsense', 'latest'],
  ])('given %s, then it is told to fetch its slice', (_, since) => {
    const stage = new Stage(aCup());
    stage.goal(1, 1);
    expect(stage.follow('group:MA-A', since).take()).toBe(
      'id: e.2\nevent: reset\ndata: {"version":"e.2"}\n\n',
    );
  });

  test('given a match whose events are in memory, then they come whole with those deleted; else a reset', () => {
    const stage = new Stage(aCup());
    stage.commit({ events: [{ matchId: 1, changed: [event], deletedIds: [] }] });
    expect(stage.follow('match:1', 'e.1').take()).toContain('event: reset');
    stage.detail = { v: 2, events: [event], deletedIds: [4], roster: [], referees: [] };
    expect(stage.follow('match:1', 'e.1').takeFrames()).toMatchObject([
      { version: 'e.2', events: [{ changed: [{ id: 5 }], deletedIds: [4] }] },
    ]);
  });
});

describe('a structure that changed', () => {
  test('given a topic that is still there, then its readers fetch again and go on from there', () => {
    const stage = new Stage(aCup());
    const reader = stage.follow('group:MA-A');
    stage.goal(1, 1);
    const groups = new Map([[7, aGroup(7, 'MA-A')]]);
    const renewed = { ...aCup(), groups, version: { epoch: 'f', v: 9 } };
    stage.reload({ ...renewed, matches: new Map([[1, aMatch(1, 7, [1, 2])]]) });
    expect(reader.take()).toBe('id: f.9\nevent: reset\ndata: {"version":"f.9"}\n\n');
    stage.goal(1, 2);
    vi.advanceTimersByTime(60);
    expect(reader.takeFrames()).toMatchObject([{ version: 'f.10', previous: 'f.9', matches: [{ id: 1 }] }]);
  });

  test('given a topic that is gone, then the stream ends', () => {
    const stage = new Stage(aCup());
    const reader = stage.follow('group:MA-B');
    stage.reload({ ...aCup(), groups: new Map([[1, aGroup(1, 'MA-A')]]) });
    expect(reader.ended).toBe(true);
    expect(stage.streams.refusalOf('::1')).toBe(null);
  });
});

describe('many readers', () => {
  test('given 15 seconds of quiet, then every reader gets one sign of life', () => {
    const stage = new Stage(aCup());
    const readers = Array.from({ length: 70 }, () => stage.follow('group:MA-A'));
    vi.advanceTimersByTime(15_000);
    expect(readers.map((reader) => reader.take())).toEqual(readers.map(() => 'event: beat\ndata\n\n'));
  });

  test('given a reader that does not read, then it is dropped beyond 64 kB and the others go on', () => {
    const stage = new Stage(aCup());
    const [stuck, quick] = [stage.follow('all'), stage.follow('all')];
    stuck.stuck = true;
    for (let score = 1; !stuck.dropped && score < 2_000; score++) {
      stage.goal(1, score);
      vi.advanceTimersByTime(60);
    }
    expect(stuck.dropped).toBe(true);
    expect(stuck.unsent).toBeGreaterThan(64 * 1024);
    quick.take();
    stage.goal(1, 999);
    vi.advanceTimersByTime(60);
    expect(quick.takeFrames()).toMatchObject([{ matches: [{ homeScore: 999 }] }]);
  });

  test('given the limits are reached, then no more are admitted until somebody leaves', () => {
    const stage = new Stage(aCup(), { maxClients: 3, maxPerAddress: 2 });
    const [first] = [stage.follow('all', null, 'a'), stage.follow('all', null, 'a')];
    expect([stage.streams.refusalOf('a'), stage.streams.refusalOf('b')]).toEqual(['address', null]);
    stage.follow('all', null, 'b');
    expect(stage.streams.refusalOf('c')).toBe('process');
    first?.leave();
    first?.leave();
    expect([stage.streams.refusalOf('a'), stage.streams.refusalOf('c')]).toEqual([null, null]);
  });

  test('given a minute, then pages get the checksum of their slice at their version', async () => {
    const stage = new Stage(aCup());
    const [group, all] = [stage.follow('group:MA-A'), stage.follow('all')];
    stage.goal(1, 1);
    await vi.advanceTimersByTimeAsync(100);
    group.take();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(group.take()).toContain('event: sum\ndata: {"version":"e.2","etag":"\\"same\\""}\n\n');
    expect(all.take()).not.toContain('sum');
  });

  test('given the server stops, then readers come back spread, and nobody is left', () => {
    const stage = new Stage(aCup());
    const readers = [stage.follow('all'), stage.follow('all')];
    const draws = [0, 0.999];
    stage.hub.close(() => draws.shift() ?? 0);
    expect(readers.map((reader) => [reader.take(), reader.ended])).toEqual([
      ['retry: 1000\n\n', true],
      ['retry: 8992\n\n', true],
    ]);
  });
});
