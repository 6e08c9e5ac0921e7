import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Drain {
  /** Whether the server is on its way out: not ready for new visitors. */
  isDraining(): boolean;
  /** Calls `end` when the draining begins; for what would never end by itself, such as streams. */
  onDrain(end: () => void): void;
  /**
   * Answers what was begun, tells every connection to close after its answer, and ends.
   *
   * @param stopListening lets nobody new in
   * @param withinSeconds after which whatever is still open is cut
   */
  drain(stopListening: () => void, withinSeconds: number): Promise<void>;
}

/** Time for a request that is already on its way over a kept connection. */
const millisecondsForLastRequests = 250;
const millisecondsBetweenLooks = 20;

/** Call before `app.listen`: connections are counted from the first one. */
export function createDrain(app: FastifyInstance): Drain {
  const sockets = trackSockets(app);
  const ends: (() => void)[] = [];
  let draining = false;
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

/** Busy connections close themselves after their answer; the others when nothing comes over them any more. */
async function untilClosed(app: FastifyInstance, sockets: ReadonlySet<Socket>, limit: number): Promise<void> {
  for (let waited = 0; sockets.size > 0 && waited < limit; waited += millisecondsBetweenLooks) {
    if (waited >= millisecondsForLastRequests) closeUnused(app, sockets);
    await pause(millisecondsBetweenLooks);
  }
}

/** Node counts a connection as idle only after a request; browsers open some just in case. */
function closeUnused(app: FastifyInstance, sockets: ReadonlySet<Socket>): void {
  app.server.closeIdleConnections();
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
