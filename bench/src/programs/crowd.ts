import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from '../harness/child.ts';
import { wallClock } from '../harness/wall-clock.ts';

export interface Crowd {
  readonly port: number;
  /** Path with query. */
  readonly path: string;
  readonly count: number;
  /** Number of the first client, from which simulated addresses are derived. */
  readonly first: number;
}

/** Arrivals of frames: one entry for each client and frame. */
export interface Arrivals {
  readonly versions: Float64Array;
  /** Milliseconds of the wall clock. */
  readonly at: Float64Array;
}

const openAtOnce = 100;
const readersOfAnAddress = 500;

const sockets = new Set<Socket>();
let bytes = 0;
let versions: number[] = [];
let at: number[] = [];

/** Opens streams as browsers do and keeps them; the clients of one address are as many as in a school. */
async function join(crowd: Crowd): Promise<void> {
  for (let done = 0; done < crowd.count; done += openAtOnce) {
    const batch = Math.min(openAtOnce, crowd.count - done);
    await Promise.all(Array.from({ length: batch }, (_, index) => open(crowd, crowd.first + done + index)));
    await pause(5);
  }
}

function open({ port, path }: Crowd, number: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const address = Math.floor(number / readersOfAnAddress);
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.add(socket);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\n` +
      `X-Forwarded-For: 10.1.${address >> 8}.${address & 255}\r\n\r\n`,
  );
  let greeted = false;
  socket.on('data', (chunk) => {
    if (greeted) {
      take(chunk);
      return;
    }
    greeted = true;
    if (chunk.toString('latin1', 9, 12) === '200') resolve();
    else reject(new Error(`The stream was refused: ${chunk.toString('latin1', 0, 300)}`));
  });
  socket.on('error', reject);
  socket.on('close', () => sockets.delete(socket));
  return promise;
}

/**
 * One frame is usually one chunk; of several in a chunk only the last counts, since it did not arrive earlier
 * than the others.
 */
function take(chunk: Buffer): void {
  bytes += chunk.length;
  const text = chunk.toString('latin1');
  const start = text.lastIndexOf('id: ');
  if (start < 0) return;
  const version = Number(text.slice(text.indexOf('.', start) + 1, text.indexOf('\n', start)));
  if (!Number.isFinite(version)) return;
  versions.push(version);
  at.push(wallClock());
}

/** Arrivals since the last call. */
function arrivals(): Arrivals {
  const taken = { versions: Float64Array.from(versions), at: Float64Array.from(at) };
  versions = [];
  at = [];
  return taken;
}

/** Bytes of the streams' bodies since the last call, as read from the sockets. */
function received(): number {
  const count = bytes;
  bytes = 0;
  return count;
}

const api = { join, arrivals, received, present: () => sockets.size };
export type CrowdApi = typeof api;
answerParent(api);
