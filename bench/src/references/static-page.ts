import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen } from './listen.ts';

export interface StaticPage {
  readonly address: string;
  stop(): void;
}

/** A page as on its first paint: the same words and styles, without scripts and fonts. */
export async function serveWithoutProgram(html: string): Promise<StaticPage> {
  const bare = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\brel="?(?:modulepreload|preload|manifest|stylesheet)\b[^>]*>/g, '');
  const bytes = brotliCompressSync(bare);
  const server: Server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(bytes);
  });
  const port = await listen(server);
  return { address: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
