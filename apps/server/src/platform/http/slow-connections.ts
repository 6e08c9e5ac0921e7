import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionTimes, bytesASecond, mostSlow } from './connection-times.ts';

/** A request whose body may be incomplete. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Bytes of the connection before the body, and when it began, in `performance.now` time. */
  readonly before: number;
  readonly began: number;
  /** Bytes of the connection at the last check that found new ones, and when that was. */
  read: number;
  readAt: number;
}

/** Bytes that were received by the client, and since when there was no progress. */
interface Taken {
  readonly bytes: number;
  readonly at: number;
}

export interface SlowConnectionOptions {
  readonly times: ConnectionTimes;
  /** Absent: `mostSlow`. */
  readonly most?: number;
  /** Ends a connection whose body is late, with an answer if none was begun. */
  readonly refuse: (socket: Socket) => void;
}

const streams = new WeakSet<Socket>();

/** Lets a connection stay open indefinitely. The caller limits such connections and drops slow readers. */
export function keepOpen(socket: Socket | null): void {
  if (!socket) return;
  socket.setTimeout(0);
  streams.add(socket);
}

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Ends connections whose body does not arrive, or whose answer is not received. Node itself limits headers
 * and idle connections. Its limit for whole requests is not used, because it is the same for 100 bytes and
 * for an upload of 10 MB.
 */
export class SlowConnections {
  readonly #options: SlowConnectionOptions;
  readonly #exchanges = new Map<Socket, Exchange>();
  readonly #taken = new Map<Socket, Taken>();
  readonly #answering = new WeakMap<Socket, ServerResponse>();

  constructor(server: Server, options: SlowConnectionOptions) {
    this.#options = options;
    // Without progress for a while, connections are closed, except those that wait for the server's answer.
    server.setTimeout(options.times.answer, (socket: Socket) => {
      const ended = this.#answering.get(socket)?.writableEnded ?? true;
      if (ended || socket.writableLength > 0) socket.destroy();
    });
    server.on('connection', (socket: Socket) => {
      this.#taken.set(socket, { bytes: 0, at: performance.now() });
      socket.once('close', () => {
        this.#exchanges.delete(socket);
        this.#taken.delete(socket);
      });
    });
    const timer = setInterval(() => this.#lookAtAll(performance.now()), options.times.look).unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Must be called for each request that is not answered synchronously, before its body is read. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const { answer } = this.#options.times;
    this.#answering.set(socket, response);
    if (!hasBody(request)) return;
    const now = performance.now();
    const read = socket.bytesRead;
    this.#exchanges.set(socket, { request, response, before: read, began: now, read, readAt: now });
    request.once('end', () => this.#exchanges.delete(socket));
    // After an answer without reading the body, as to an upload without a session, the client need not send
    // the rest.
    response.once('finish', () => {
      if (!request.complete) setTimeout(() => endUnread(request), answer).unref();
    });
  }

  #lookAtAll(now: number): void {
    const slow: { readonly since: number; readonly end: () => void }[] = [];
    for (const [socket, exchange] of this.#exchanges) {
      if (exchange.request.complete) this.#exchanges.delete(socket);
      else if (this.#isLate(socket, exchange, now)) this.#endBody(socket, exchange);
      else slow.push({ since: exchange.began, end: () => this.#endBody(socket, exchange) });
    }
    for (const [socket, last] of this.#taken) {
      if (streams.has(socket)) this.#taken.delete(socket);
      else if (this.#hasProgress(socket, last, now)) continue;
      else if (now - last.at > this.#patienceWith(socket)) socket.destroy();
      else slow.push({ since: last.at, end: () => socket.destroy() });
    }
    const excess = slow.length - (this.#options.most ?? mostSlow);
    if (excess > 0) for (const { end } of slow.toSorted((a, b) => a.since - b.since).slice(0, excess)) end();
  }

  /** A body that stands still, or that is slower than the slowest network after the first seconds. */
  #isLate(socket: Socket, exchange: Exchange, now: number): boolean {
    const { body } = this.#options.times;
    if (socket.bytesRead !== exchange.read) {
      exchange.read = socket.bytesRead;
      exchange.readAt = now;
    }
    const expected = ((now - exchange.began - body) / 1000) * bytesASecond;
    return now - exchange.readAt > body || exchange.read - exchange.before < expected;
  }

  #endBody(socket: Socket, { response }: Exchange): void {
    this.#exchanges.delete(socket);
    if (response.headersSent) socket.destroy();
    else this.#options.refuse(socket);
  }

  /** The bytes of a chunk count only when the whole chunk was sent. */
  #hasProgress(socket: Socket, last: Taken, now: number): boolean {
    const waiting = socket.writableLength;
    const bytes = socket.bytesWritten - waiting;
    if (waiting > 0 && bytes === last.bytes) return false;
    this.#taken.set(socket, { bytes, at: now });
    return true;
  }

  #patienceWith(socket: Socket): number {
    return 2 * this.#options.times.answer + (socket.writableLength / (2 * bytesASecond)) * 1000;
  }
}

function endUnread(request: IncomingMessage): void {
  if (!request.complete) request.socket.destroy();
}
