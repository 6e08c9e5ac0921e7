import { createServer } from 'node:http';
import { answerParent } from '../harness/child.ts';
import { listen } from './listen.ts';

/** The least that an open stream costs in Node: an answer of node:http that never ends. */
function serve(): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 3000\n\n');
  });
  return listen(server);
}

const api = { serve, memory: () => process.memoryUsage.rss() };
export type BareStreamServerApi = typeof api;
answerParent(api);
