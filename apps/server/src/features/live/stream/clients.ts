import type { OpenStreams } from '../../../platform/http/index.ts';
import type { LiveMetrics } from '../live-metrics.ts';
import { heartbeat } from './frames.ts';

/** Receives the frames of one client. */
export interface StreamSink {
  write(bytes: Buffer): void;
  /** Bytes that were written and that the client has not received yet. */
  readonly unsent: number;
  end(bytes: Buffer): void;
  /** Closes the connection without a last message. */
  drop(): void;
}

export interface ClientsOptions {
  readonly streams: OpenStreams;
  readonly metrics: LiveMetrics;
}

const heartbeatSeconds = 15;
/** Heartbeats are spread over a round, so that thousands of clients never block the process for long. */
const beatsPerRound = 60;
const mostUnsentBytes = 64 * 1024;

/** The clients of the live stream: slow ones and heartbeats. */
export class Clients {
  readonly #options: ClientsOptions;
  readonly #leave = new Map<StreamSink, () => void>();
  readonly #rounds: Set<StreamSink>[] = Array.from({ length: beatsPerRound }, () => new Set());
  #next = 0;
  #beat = 0;

  constructor(options: ClientsOptions) {
    this.#options = options;
  }

  /** @returns removes the client; calling it again does nothing */
  add(sink: StreamSink, address: string, onLeave: () => void): () => void {
    const round = this.#rounds[this.#next++ % beatsPerRound];
    round?.add(sink);
    const countDown = this.#options.streams.enter(address);
    const leave = () => {
      if (!this.#leave.delete(sink)) return;
      round?.delete(sink);
      countDown();
      onLeave();
    };
    this.#leave.set(sink, leave);
    return leave;
  }

  /**
   * Sends the same bytes to all. A client that is too slow is disconnected: reconnecting costs one small
   * slice.
   */
  send(sinks: Iterable<StreamSink>, bytes: Buffer): void {
    for (const sink of sinks) {
      if (sink.unsent > mostUnsentBytes) this.#drop(sink);
      else sink.write(bytes);
    }
  }

  end(sinks: Iterable<StreamSink>, bytes: Buffer): void {
    for (const sink of sinks) {
      sink.end(bytes);
      this.#leave.get(sink)?.();
    }
  }

  endAll(bytes: () => Buffer): void {
    for (const sink of this.#leave.keys()) this.end([sink], bytes());
  }

  startHeartbeat(): () => void {
    const timer = setInterval(
      () => {
        this.send(this.#rounds[this.#beat++ % beatsPerRound] ?? [], heartbeat);
      },
      (heartbeatSeconds * 1000) / beatsPerRound,
    );
    timer.unref();
    return () => clearInterval(timer);
  }

  #drop(sink: StreamSink): void {
    this.#options.metrics.streamClientDropped();
    sink.drop();
    this.#leave.get(sink)?.();
  }
}
