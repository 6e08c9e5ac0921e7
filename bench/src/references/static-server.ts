import { createServer } from 'node:http';
import { answerParent } from '../harness/child.ts';
import { ownProcessorTime } from '../harness/process-metrics.ts';
import { listen } from './listen.ts';

export interface StaticFile {
  readonly path: string;
  readonly etag: string;
  readonly bytes: Buffer;
}

/**
 * A minimal static file server on node:http: bytes from memory, the usual five headers, 304 for a matching
 * ETag. No log, no security headers, no limits.
 */
function serve(files: readonly StaticFile[]): Promise<number> {
  const known = new Map(files.map((file) => [file.path, file]));
  const server = createServer((request, response) => {
    const file = known.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const headers = { etag: file.etag, 'cache-control': 'public, max-age=1', vary: 'Accept-Encoding' };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'content-length': file.bytes.length,
    });
    response.end(file.bytes);
  });
  return listen(server);
}

const api = { serve, processorTime: ownProcessorTime };
export type StaticServerApi = typeof api;
answerParent(api);
