import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { answerParent } from '../harness/child.ts';
import { listen } from './listen.ts';

const open = new Set<ServerResponse>();
/** Bytes of a goal's frame without its version. */
const sizeOfGoal = 300;

/** The minimal cost of an open stream in Node: a node:http answer that never ends. */
function serve(): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 3000\n\n');
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return listen(server);
}

/** Sends a frame of the size of a goal to every stream. */
function broadcast(version: number): void {
  const frame = Buffer.from(`id: bare.${version}\ndata: ${'x'.repeat(sizeOfGoal)}\n\n`);
  for (const response of open) response.write(frame);
}

const api = { serve, broadcast, memory: () => process.memoryUsage.rss() };
export type BareStreamServerApi = typeof api;
answerParent(api);
