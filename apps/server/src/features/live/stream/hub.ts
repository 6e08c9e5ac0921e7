import { findTopic } from '@sevenmetre/rules/snapshot';
import type { Snapshot, SnapshotChange, Topic } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DatabaseLog } from '../../../platform/database/index.ts';
import type { OpenStreams } from '../../../platform/http/index.ts';
import type { LiveAnswers } from '../live-answers.ts';
import type { LiveMetrics } from '../live-metrics.ts';
import type { MatchDetails } from '../match-details.ts';
import type { LiveListener, LiveSource, LiveState } from '../publisher.ts';
import { Clients } from './clients.ts';
import type { StreamSink } from './clients.ts';
import { frame, greeting, reset, sum } from './frames.ts';
import { replay } from './replay.ts';
import { Room } from './room.ts';

export interface StreamHubOptions {
  readonly source: LiveSource;
  readonly answers: Pick<LiveAnswers, 'slice'>;
  readonly details: Pick<MatchDetails, 'peek'>;
  readonly clock: Clock;
  readonly metrics: LiveMetrics;
  readonly log: DatabaseLog;
  readonly streams: OpenStreams;
}

type Ready = LiveState & { readonly snapshot: Snapshot };

const shortestWindow = 50;
const sumEverySeconds = 60;
const retryMilliseconds = 3_000;

/**
 * The live stream of one process. A change is encoded once for each topic with clients, and all of them get
 * the same bytes. Changes that come faster than they can be sent are merged.
 */
export class StreamHub implements LiveListener {
  readonly #options: StreamHubOptions;
  readonly #clients: Clients;
  readonly #rooms = new Map<string, Room>();
  readonly #stops: (() => void)[] = [];
  #timer: NodeJS.Timeout | null = null;
  #flushedAt = -Infinity;
  #window = shortestWindow;

  constructor(options: StreamHubOptions) {
    this.#options = options;
    this.#clients = new Clients(options);
  }

  start(): void {
    this.#stops.push(this.#options.source.subscribe(this), this.#clients.startHeartbeat());
    const timer = setInterval(() => void this.#sendSums(), sumEverySeconds * 1000);
    timer.unref();
    this.#stops.push(() => clearInterval(timer));
  }

  /**
   * Ends all streams; clients reconnect spread over some seconds.
   * @param random returns numbers from 0 to 1
   */
  close(random: () => number): void {
    for (const stop of this.#stops.splice(0)) stop();
    if (this.#timer) clearTimeout(this.#timer);
    this.#clients.endAll(() => greeting(1_000 + Math.floor(random() * 8_000)));
    this.#rooms.clear();
  }

  /**
   * Adds a client. First it gets what it missed since its version; without a version, only later changes.
   * @returns a function to call when the client disconnects
   */
  open(
    state: Ready,
    topic: Topic,
    reader: { sink: StreamSink; address: string; since: string | null },
  ): () => void {
    const { sink, address, since } = reader;
    sink.write(greeting(retryMilliseconds));
    if (since !== null) {
      const missed = replay(state, topic, since, this.#options.details);
      if (missed) sink.write(missed);
    }
    const room = this.#roomOf(state, topic);
    room.sinks.add(sink);
    const leave = this.#clients.add(sink, address, () => {
      room.sinks.delete(sink);
      if (room.sinks.size === 0 && this.#rooms.get(room.topic.key) === room)
        this.#rooms.delete(room.topic.key);
    });
    return leave;
  }

  applied(change: SnapshotChange, topics: ReadonlySet<string>): void {
    for (const topic of topics) this.#rooms.get(topic)?.touch(change.events);
    if (this.#timer) return;
    const now = this.#options.clock.now().getTime();
    const wait = Math.min(Math.max(this.#flushedAt + this.#window - now, 0), this.#window);
    this.#timer = setTimeout(() => this.#flush(), wait);
  }

  reloaded(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const state = this.#options.source.state;
    for (const [key, room] of this.#rooms) {
      const found = state?.snapshot ? findTopic(state.snapshot, key) : null;
      const version = state ? `${state.version.epoch}.${state.version.v}` : '0.0';
      this.#clients.send(room.sinks, reset(version));
      if (found?.ok && found.topic.key === key) {
        room.topic = found.topic;
        room.forget(state?.versions.ofTopic(key) ?? 0);
      } else this.#clients.end([...room.sinks], greeting(retryMilliseconds));
    }
  }

  #roomOf(state: Ready, topic: Topic): Room {
    const known = this.#rooms.get(topic.key);
    if (known) return known;
    const room = new Room(topic, state.versions.ofTopic(topic.key));
    this.#rooms.set(topic.key, room);
    return room;
  }

  #flush(): void {
    this.#timer = null;
    const state = this.#options.source.state;
    const began = this.#options.clock.now().getTime();
    if (isReady(state)) {
      for (const room of this.#rooms.values()) {
        if (!room.pending) continue;
        const change = room.takeFrame(state);
        this.#clients.send(room.sinks, change ? frame(change) : reset(`${state.version.epoch}.${room.last}`));
      }
    }
    this.#flushedAt = this.#options.clock.now().getTime();
    // Twice the time that sending takes, so that half of the process's time stays free for other work.
    this.#window = Math.max(shortestWindow, 2 * (this.#flushedAt - began));
  }

  async #sendSums(): Promise<void> {
    try {
      for (const room of this.#rooms.values()) if (isSummed(room.topic)) await this.#sendSum(room);
    } catch (error) {
      this.#options.log.warn(
        { err: error },
        'Checksums of pages could not be made; trying again in a minute',
      );
    }
  }

  async #sendSum(room: Room): Promise<void> {
    const state = this.#options.source.state;
    if (!isReady(state)) return;
    const { etag } = await this.#options.answers.slice(state, room.topic);
    const now = this.#options.source.state;
    // Clients would compare it with another version; the next minute will do.
    if (room.pending || now?.generation !== state.generation) return;
    if (state.versions.ofTopic(room.topic.key) !== room.last) return;
    this.#clients.send(room.sinks, sum(`${state.version.epoch}.${room.last}`, etag));
  }
}

/**
 * Only slices that a client can update from frames. Statistics may be counted a commit ahead of their
 * version.
 */
function isSummed({ kind }: Topic): boolean {
  return kind !== 'all' && kind !== 'dashboard' && kind !== 'halls' && kind !== 'statistics';
}

function isReady(state: LiveState | null): state is Ready {
  return state?.snapshot != null;
}
