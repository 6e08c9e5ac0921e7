import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionTimes, bytesASecond } from './connection-times.ts';

/** A request whose body may still be on its way. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** When the body must be there, on the clock of `performance.now`. */
  readonly until: number;
}

/** How much of what was written has been taken, and since when nothing more was. */
interface Taken {
  readonly bytes: number;
  readonly at: number;
}

export interface SlowConnectionOptions {
  readonly times: ConnectionTimes;
  /** Ends a connection whose body did not come in time, with words if there is still room for an answer. */
  readonly refuse: (socket: Socket) => void;
}

const streams = new WeakSet<Socket>();

/** Lets a connection stay open as long as its reader likes. Whoever calls it counts such connections and drops slow readers. */
export function keepOpen(socket: Socket | null): void {
  if (!socket) return;
  socket.setTimeout(0);
  streams.add(socket);
}

/** Whether a request says that a body follows. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Ends connections on which a body does not arrive or an answer is not taken. Headers and idle connections are limited by
 * Node itself. Its limit for whole requests is not used: it is the same for 100 bytes and for an upload of 10 MB.
 */
export class SlowConnections {
  readonly #options: SlowConnectionOptions;
  readonly #exchanges = new Map<Socket, Exchange>();
  readonly #taken = new Map<Socket, Taken>();
  readonly #answering = new WeakMap<Socket, ServerResponse>();

  constructor(server: Server, options: SlowConnectionOptions) {
    this.#options = options;
    // Nothing has moved for a while: whoever waits for an answer in the making stays, everybody else goes.
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

  /** To be called with each request whose answer is not written at once, before anything of its body is read. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const { body, answer } = this.#options.times;
    this.#answering.set(socket, response);
    if (!hasBody(request)) return;
    const length = Number(request.headers['content-length'] ?? 0);
    const until = performance.now() + body + (length / bytesASecond) * 1000;
    this.#exchanges.set(socket, { request, response, until });
    request.once('end', () => this.#exchanges.delete(socket));
    // Who was answered without the body being read, as a stranger's upload is, has no reason to go on sending.
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

  /** The bytes of a piece are counted when the whole piece has left. */
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
