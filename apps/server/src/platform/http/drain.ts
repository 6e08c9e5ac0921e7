import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Drain {
  /** Whether the server is stopping and not ready for new visitors. */
  isDraining(): boolean;
  /** Calls `end` when draining begins, for connections that do not end by themselves, such as streams. */
  onDrain(end: () => void): void;
  /**
   * Finishes requests in progress, lets every connection close after its answer, and ends.
   * @param stopListening refuses new connections
   * @param withinSeconds limit after which open connections are destroyed
   */
  drain(stopListening: () => void, withinSeconds: number): Promise<void>;
}

/** Time for requests that are already under way on kept connections. */
const millisecondsForLastRequests = 250;
const millisecondsBetweenLooks = 20;

/** Must be called before `app.listen`, since connections are counted from the first one. */
export function createDrain(app: FastifyInstance): Drain {
  const sockets = trackSockets(app);
  const ends: (() => void)[] = [];
  let draining = false;
  // A stream that begins now would only be cut off, and an answer would send pages away for a minute. A connection that
  // closes without one is what proxies and browsers try again.
  app.addHook('onRequest', (request, reply, done) => {
    if (!draining || request.headers.accept !== 'text/event-stream') return done();
    reply.hijack();
    request.raw.socket.destroy();
  });
  app.addHook('onSend', (_, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
  return {
    isDraining: () => draining,
    onDrain: (end) => void ends.push(end),
    async drain(stopListening, withinSeconds) {
      if (draining) return;
      draining = true;
      stopListening();
      for (const end of ends) end();
      await untilClosed(app, sockets, withinSeconds * 1000);
      for (const socket of sockets) socket.destroy();
      await app.close();
    },
  };
}

function trackSockets(app: FastifyInstance): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Busy connections close after their answer; others when nothing arrives any more. */
async function untilClosed(app: FastifyInstance, sockets: ReadonlySet<Socket>, limit: number): Promise<void> {
  for (let waited = 0; sockets.size > 0 && waited < limit; waited += millisecondsBetweenLooks) {
    if (waited >= millisecondsForLastRequests) closeUnused(app, sockets);
    await pause(millisecondsBetweenLooks);
  }
}

/** Node counts a connection as idle only after a request; browsers open spare ones. */
function closeUnused(app: FastifyInstance, sockets: ReadonlySet<Socket>): void {
  app.server.closeIdleConnections();
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
