import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { SlowConnections, keepOpen } from './slow-connections.ts';
import { listen } from './listen.ts';
import { testServer } from './testing/test-server.ts';

/** About a hundredth of the product's times. */
const times = { look: 25, headers: 120, body: 200, answer: 200, idle: 200, linger: 25 };
const longest = 15_000;

const servers: FastifyInstance[] = [];
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await Promise.all(servers.splice(0).map((app) => app.close()));
});

async function aServer() {
  const { app } = testServer({ times });
  servers.push(app);
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.get('/health', async () => 'ok');
  app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024));
  app.get('/slow', async () => pause(4 * times.answer).then(() => 'late'));
  app.post('/write', async () => 'written');
  app.get('/stream', (_, reply) => {
    reply.hijack();
    keepOpen(reply.raw.socket);
    reply.raw.writeHead(200).write('first');
  });
  const { port } = await listen(app, '127.0.0.1', 0);
  return { app, port, open };
}

/** A client that sends this text and then neither reads, sends nor ends. */
async function aStranger(port: number, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  clients.push(socket);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

const health = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`, { headers: { connection: 'close' } }).then(({ status }) => status);
const post = 'POST /write HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

describe('given strangers who hold connections open', () => {
  it.each([
    ['silence', ''],
    ['half a request line', 'GET /hea'],
    ['half of the headers', 'GET /health HTTP/1.1\r\nHost: localhost\r\n'],
    ['a body that never comes', `${post}Content-Length: 100\r\n\r\n`],
    ['half a body', `${post}Content-Length: 100\r\n\r\nhalf`],
    ['a chunk without an end', `${post}Transfer-Encoding: chunked\r\n\r\n5\r\nhal`],
    ['a body of a page that is read', 'GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'],
    ['nothing after an answer', 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['what is no HTTP', 'hello\r\n\r\n'],
    ['an answer that nobody takes', 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('by %s, then their sockets are gone and others are served', async (_, text) => {
    const { port, open } = await aServer();
    const before = descriptors();
    await Promise.all(Array.from({ length: 20 }, () => aStranger(port, text)));
    await expect.poll(() => open.size, { timeout: longest }).toBe(0);
    // A busy machine may hold up this client, too, for longer than these short times.
    await expect.poll(() => health(port), { timeout: longest }).toBe(200);
    for (const client of clients.splice(0)) client.destroy();
    await expect.poll(descriptors, { timeout: longest }).toBeLessThanOrEqual(before + 4);
  });

  it('by bodies that come too slowly, then they get an answer, and the connection ends all the same', async () => {
    const { port, open } = await aServer();
    const socket = await aStranger(port, `${post}Content-Length: 50\r\n\r\n`);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const drip = setInterval(() => socket.writable && socket.write('x'), 50);
    await expect.poll(() => open.size, { timeout: longest }).toBe(0);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1.1 408 .*request-timeout/s);
  });
});

describe('given bodies of other speeds', () => {
  it('one that is announced as large and comes drop by drop is refused as soon as a small one', async () => {
    const { port, open } = await aServer();
    const began = performance.now();
    const socket = await aStranger(port, `${post}Content-Length: 60000\r\n\r\n`);
    const drip = setInterval(() => socket.writable && socket.write('x'), 50);
    await expect.poll(() => open.size, { timeout: longest }).toBe(0);
    clearInterval(drip);
    // Its length would have allowed fifteen seconds.
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('one that is slow and steady is read to its end', async () => {
    const { port, open } = await aServer();
    const body = JSON.stringify('x'.repeat(6_000));
    const socket = await aStranger(port, `${post}Content-Length: ${body.length}\r\n\r\n`);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    for (let from = 0; from < body.length; from += 800) {
      socket.write(body.slice(from, from + 800));
      await pause(50);
    }
    await expect.poll(() => answer, { timeout: longest }).toMatch(/^HTTP\/1.1 200 /);
    expect(open.size).toBe(1);
  });

  it('many slow ones at once do not hold more connections than they may', async () => {
    const times = { look: 25, headers: 60_000, body: 60_000, answer: 60_000, idle: 60_000, linger: 25 };
    const server = createServer((request, response) => slow.begin(request, response));
    const slow = new SlowConnections(server, { times, most: 3, refuse: (socket) => socket.destroy() });
    let open = 0;
    server.on('connection', (socket) => {
      open += 1;
      socket.once('close', () => (open -= 1));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const sockets: Socket[] = [];
    for (let index = 0; index < 8; index += 1) {
      sockets.push(await aStranger(port, `${post}Content-Length: 100\r\n\r\nhalf`));
      await pause(10);
    }
    await expect.poll(() => open, { timeout: longest }).toBe(3);
    // Those that came last are still there.
    expect(sockets.map(({ closed, readableEnded }) => closed || readableEnded).lastIndexOf(true)).toBe(4);
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });
});

describe('given somebody who is only waited for', () => {
  it('a stream stays, whoever takes an answer late is not cut', async () => {
    const { port, open } = await aServer();
    await aStranger(port, 'GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const late = await fetch(`http://127.0.0.1:${port}/slow`, { headers: { connection: 'close' } });
    expect(await late.text()).toBe('late');
    await pause(4 * times.answer);
    expect(open.size).toBe(1);
  });
});

/** Number of open files of this process; outside of Linux only sockets are counted. */
function descriptors(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
}
