import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionTimes, bytesASecond } from './connection-times.ts';

/** A request whose body may be incomplete. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Deadline of the body, in `performance.now` time. */
  readonly until: number;
}

/** Bytes that were received by the client, and since when there was no progress. */
interface Taken {
  readonly bytes: number;
  readonly at: number;
}

export interface SlowConnectionOptions {
  readonly times: ConnectionTimes;
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
    const { body, answer } = this.#options.times;
    this.#answering.set(socket, response);
    if (!hasBody(request)) return;
    const length = Number(request.headers['content-length'] ?? 0);
    const until = performance.now() + body + (length / bytesASecond) * 1000;
    this.#exchanges.set(socket, { request, response, until });
    request.once('end', () => this.#exchanges.delete(socket));
    // After an answer without reading the body, as to an upload without a session, the client need not send
    // the rest.
    response.once('finish', () => {
      if (!request.complete) setTimeout(() => endUnread(request), answer).unref();
    });
  }

  #lookAtAll(now: number): void {
    for (const [socket, { request, response, until }] of this.#exchanges) {
      if (request.complete) this.#exchanges.delete(socket);
      else if (now <= until) continue;
      else if (response.headersSent) socket.destroy();
      else this.#options.refuse(socket);
    }
    for (const [socket, last] of this.#taken) {
      if (streams.has(socket)) this.#taken.delete(socket);
      else this.#lookAtAnswer(socket, last, now);
    }
  }

  /** The bytes of a chunk count only when the whole chunk was sent. */
  #lookAtAnswer(socket: Socket, last: Taken, now: number): void {
    const waiting = socket.writableLength;
    const bytes = socket.bytesWritten - waiting;
    const patience = 2 * this.#options.times.answer + (waiting / bytesASecond) * 1000;
    if (waiting === 0 || bytes !== last.bytes) this.#taken.set(socket, { bytes, at: now });
    else if (now - last.at > patience) socket.destroy();
  }
}

function endUnread(request: IncomingMessage): void {
  if (!request.complete) request.socket.destroy();
}
