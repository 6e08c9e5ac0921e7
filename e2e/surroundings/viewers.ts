import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openStream } from '../../apps/web/src/lib/live/stream.ts';

const path = '/api/v1/competition/live/stream?topic=all';
const closed = 2;
/** Milliseconds that somebody may be without a stream while a process is restarted. */
const longestGap = 3000;

export const viewersAtOnce = 1000;
/** Viewers that come while one process is stopped. */
export const newcomers = 60;

type Listener = (event: MessageEvent<string>) => void;

/** The connection of one browser to a proxy: HTTP/2, kept while streams come and go, as browsers do. */
class Connection {
  readonly #url: string;
  readonly #host: string;
  #session: ClientHttp2Session | null = null;

  constructor(port: number, host: string) {
    this.#url = `https://127.0.0.1:${port}`;
    this.#host = host;
  }

  request(): ClientHttp2Stream {
    if (this.#session === null || this.#session.closed || this.#session.destroyed) {
      this.#session = connect(this.#url, { servername: this.#host, rejectUnauthorized: false });
      // Its requests have the error, too.
      this.#session.on('error', () => {});
    }
    return this.#session.request({ ':authority': this.#host, ':path': path, accept: 'text/event-stream' });
  }

  close(): void {
    this.#session?.destroy();
  }
}

/** An EventSource over such a connection, for the page's own code. */
class Source {
  readyState = 0;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #request: ClientHttp2Stream;
  #text = '';

  constructor(connection: Connection) {
    this.#request = connection.request();
    this.#request.on('response', ({ ':status': status }) => {
      if (status !== 200) {
        this.close();
        this.#emit('error', String(status));
        return;
      }
      this.readyState = 1;
      this.#emit('open');
    });
    this.#request.on('data', (chunk: Buffer) => this.#read(chunk.toString()));
    this.#request.on('error', () => {});
    this.#request.once('close', () => this.#lose());
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  close(): void {
    this.readyState = closed;
    this.#request.close();
  }

  #lose(): void {
    if (this.readyState === closed) return;
    this.readyState = 0;
    this.#emit('error');
  }

  #read(chunk: string): void {
    const blocks = (this.#text + chunk).split('\n\n');
    this.#text = blocks.pop() ?? '';
    for (const block of blocks) {
      const type = /^event: (\w+)/m.exec(block)?.[1] ?? 'message';
      const data = /^data: (.*)/m.exec(block)?.[1] ?? '';
      if (/^(event|data)/m.test(block)) this.#emit(type, data);
    }
  }

  #emit(type: string, data = ''): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(new MessageEvent(type, { data }));
  }
}

/** What viewers noticed. */
interface Noticed {
  readonly open: number;
  /** Milliseconds that one viewer at most was without a stream, until now. */
  readonly longestGap: number;
  /** Statuses of refused streams. */
  readonly refusals: readonly string[];
  readonly losses: number;
}

/** Pages with a live stream, as many as are opened, with the code of the web app. */
export class Viewers {
  readonly #since = new Map<number, number>();
  readonly #close: (() => void)[] = [];
  readonly #refusals: string[] = [];
  #open = 0;
  #longestGap = 0;
  #losses = 0;
  /** How late this machine runs what is due, when others use it. */
  readonly #lateness = monitorEventLoopDelay({ resolution: 10 });

  /** Opens more viewers through a proxy and waits until all have a stream. */
  async open(count: number, { port, host }: { readonly port: number; readonly host: string }): Promise<void> {
    for (let opened = 0; opened < count; opened += 1) {
      this.#close.push(this.#openOne(this.#close.length, port, host));
      // Handshakes of TLS are work for this machine; visitors do not come at once either.
      if (opened % 20 === 19) await pause(20);
    }
    await this.#untilAllOpen();
  }

  get #noticed(): Noticed {
    const now = performance.now();
    const gaps = [...this.#since.values()].map((since) => now - since);
    return {
      open: this.#open,
      longestGap: Math.round(Math.max(this.#longestGap, ...gaps)),
      refusals: this.#refusals,
      losses: this.#losses,
    };
  }

  /** @throws Error if some have no stream after half a minute */
  async #untilAllOpen(): Promise<void> {
    for (let waited = 0; this.#open < this.#close.length; waited += 50) {
      if (waited > 30_000)
        throw new Error(`${this.#close.length - this.#open} of ${this.#close.length} viewers have no stream`);
      await pause(50);
    }
  }

  /** Forgets gaps and losses until now. */
  reset(): void {
    this.#longestGap = 0;
    this.#losses = 0;
    this.#refusals.length = 0;
    this.#lateness.enable();
    this.#lateness.reset();
  }

  /**
   * Says what was noticed and closes all streams.
   * @throws Error if one was without a stream for too long, or refused, or if too few were lost to prove anything
   */
  async proveStayed(proxy: string): Promise<void> {
    await this.#untilAllOpen();
    const { open, losses, longestGap: gap, refusals } = this.#noticed;
    console.log(
      `  ${proxy}: ${open} streams; ${losses} lost with their process; the longest gap ${gap} ms; ${refusals.length} refused`,
    );
    this.#closeAll();
    if (losses < viewersAtOnce / 2)
      throw new Error(`Only ${losses} streams were lost: the restart proves nothing`);
    const late = Math.round(this.#lateness.max / 1e6);
    if (gap > longestGap || refusals.length > 0)
      throw new Error(
        `Viewers were without a stream behind ${proxy}. Timers of this machine came up to ${late} ms late: if that is more than 200, repeat it on a quiet machine.`,
      );
    console.log(`✓ ${proxy}: nobody was without a stream for more than ${longestGap / 1000} s`);
  }

  #closeAll(): void {
    for (const close of this.#close.splice(0)) close();
    this.#since.clear();
    this.#open = 0;
  }

  #openOne(viewer: number, port: number, host: string): () => void {
    this.#since.set(viewer, performance.now());
    const connection = new Connection(port, host);
    const close = openStream({
      connect: () => {
        const source = new Source(connection);
        source.addEventListener('open', () => this.#opened(viewer));
        source.addEventListener('error', ({ data }) => this.#lost(viewer, data));
        return source;
      },
      receive: () => {},
      after: (milliseconds, action) => {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    });
    return () => {
      close();
      connection.close();
    };
  }

  #opened(viewer: number): void {
    this.#longestGap = Math.max(this.#longestGap, performance.now() - (this.#since.get(viewer) ?? 0));
    this.#since.delete(viewer);
    this.#open += 1;
  }

  #lost(viewer: number, status: string): void {
    if (status !== '') this.#refusals.push(status);
    if (this.#since.has(viewer)) return;
    this.#since.set(viewer, performance.now());
    this.#open -= 1;
    this.#losses += 1;
  }
}
