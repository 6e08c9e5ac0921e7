import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createDrain } from './drain.ts';
import { listen } from './listen.ts';
import { testServer } from './testing/test-server.ts';

async function aServer(host = '127.0.0.1') {
  const { app } = testServer();
  const drain = createDrain(app);
  const executed = new Set<string>();
  app.post('/write/:id', async (asked) => {
    const { id } = asked.params as { id: string };
    await pause(5);
    executed.add(id);
    return { id };
  });
  app.get('/stream', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('open for hours');
  });
  const listening = await listen(app, host, 0);
  return { app, drain, executed, port: listening.port, end: () => drain.drain(() => listening.stop(), 600) };
}

function post(port: number, id: string, agent: Agent): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request({ port, host: '127.0.0.1', path: `/write/${id}`, method: 'POST', agent }, (answer) => {
    answer.resume();
    answer.once('end', () => resolve(answer));
  });
  sent.once('error', reject);
  sent.end();
  return promise;
}

describe('given writers on kept connections', () => {
  it('every request is answered or was never carried out, and the end comes by itself', async () => {
    const { port, executed, end } = await aServer();
    const answered = new Set<string>();
    let failed = 0;
    let closing = 0;
    const stopped = new AbortController();
    const writer = async (name: number): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let count = 0; !stopped.signal.aborted; count += 1) {
        const id = `${name}-${count}`;
        const answer = await post(port, id, agent).catch(() => null);
        if (answer === null) {
          failed += 1;
          break;
        }
        expect(answer.statusCode).toBe(200);
        if (answer.headers.connection === 'close') closing += 1;
        answered.add(id);
      }
      agent.destroy();
    };
    const writers = Array.from({ length: 40 }, (_, name) => writer(name));
    while (answered.size < 200) await pause(5);
    await end();
    stopped.abort();
    await Promise.all(writers);
    expect([...executed].filter((id) => !answered.has(id))).toEqual([]);
    expect(closing).toBeGreaterThan(0);
    expect(failed).toBeGreaterThan(0);
  });

  it('a connection on which nothing happens does not keep the server', async () => {
    const { port, end } = await aServer();
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const gone = once(silent, 'close');
    silent.resume();
    await end();
    await gone;
  });

  it('nobody new is admitted, and what never ends by itself is asked to end', async () => {
    const { app, drain, port, end } = await aServer();
    let told = false;
    drain.onDrain(() => {
      told = true;
    });
    expect(drain.isDraining()).toBe(false);
    const ending = end();
    expect(drain.isDraining()).toBe(true);
    expect(told).toBe(true);
    await expect(post(port, 'late', new Agent())).rejects.toThrow('ECONNREFUSED');
    await ending;
    expect(app.server.listening).toBe(false);
  });

  it('a stream asked for on a kept connection is not opened, so that it is asked for again', async () => {
    const { port, end } = await aServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    (await post(port, 'first', agent)).resume();
    const ending = end();
    const headers = { accept: 'text/event-stream' };
    const asked = get({ port, host: '127.0.0.1', path: '/stream', agent, headers });
    const { promise, resolve } = Promise.withResolvers<string>();
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    asked.once('response', ({ statusCode }) => resolve(`answered ${statusCode}`));
    expect(await promise).toBe('ECONNRESET');
    await ending;
  });

  it('localhost is every loopback address, and all of them end', async () => {
    const { port, executed, end } = await aServer('localhost');
    const hosts = ['127.0.0.1', 'localhost'];
    for (const host of hosts) {
      const answer = await fetch(`http://${host}:${port}/write/${host}`, { method: 'POST' });
      expect(answer.status).toBe(200);
    }
    expect([...executed]).toEqual(hosts);
    await end();
    for (const host of hosts) await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed');
  });
});
