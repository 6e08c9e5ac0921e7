import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { addDocumentRoutes } from './document-routes.ts';
import { listen } from './listen.ts';
import { mount } from './mount.ts';
import { testServer } from './testing/test-server.ts';

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((app) => app.close()));
});

const somebody: Actor = testActor(5, []);

async function aServer() {
  const { app } = testServer();
  servers.push(app);
  mount(
    app,
    {
      login: () => ({ status: 401, body: { error: '104', additionalProperties: {} } }),
      groupSlice: () => ({ status: 404, body: { error: 'group-unknown', additionalProperties: {} } }),
      me: () => {
        throw new Error('broken');
      },
    },
    { identify: async () => somebody, checkAnswers: true },
  );
  addDocumentRoutes(app);
  const { port } = await listen(app, '127.0.0.1', 0);
  return port;
}

/** The answer to these raw bytes on a new connection. */
async function talk(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

/** Headers after the status line. A repeated header has both values, which no test expects. */
function headersOf(head: string): Headers {
  const lines = head.split('\r\n').slice(1);
  return new Headers(
    lines.map((line): [string, string] => [line.split(': ', 1)[0] ?? '', line.replace(/^.*?: /, '')]),
  );
}

const end = 'Host: localhost\r\nConnection: close\r\n\r\n';

describe('every answer, whatever it is', () => {
  it.each([
    ['a refusal', `GET /api/v1/results/group/XX HTTP/1.1\r\n${end}`, 404, 'group-unknown'],
    ['an unknown address', `GET /api/v1/nothing HTTP/1.1\r\n${end}`, 404, 'route-unknown'],
    ['a wrong method', `PUT /api/v1/login HTTP/1.1\r\n${end}`, 404, 'route-unknown'],
    ['TRACE', `TRACE /api/v1/login HTTP/1.1\r\n${end}`, 404, 'route-unknown'],
    ['a path that is no text', `GET /api/v1/results/group/%E0%A4%A HTTP/1.1\r\n${end}`, 400, 'bad-request'],
    ['a bug', `GET /api/v1/web/users/me HTTP/1.1\r\n${end}`, 500, 'unknown'],
    [
      'another website',
      `POST /api/v1/login HTTP/1.1\r\nOrigin: https://evil.test\r\n${end}`,
      403,
      'foreign-origin',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${end}`, 431, 'headers-too-large'],
    ['no HTTP', 'hello\r\n\r\n', 400, 'bad-request'],
    [
      'two lengths',
      `POST /api/v1/login HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}`,
      400,
      'bad-request',
    ],
    [
      'length and chunks',
      `POST /api/v1/login HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n${end}`,
      400,
      'bad-request',
    ],
  ])('%s has the security headers, a code and no trace of the program', async (_, request, status, error) => {
    const answer = await talk(await aServer(), request);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(Object.fromEntries(headersOf(head))).toMatchObject({
      'content-security-policy':
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(head).not.toMatch(
      /access-control|x-powered-by|x-ratelimit|strict-transport|set-cookie|^server:/im,
    );
    expect(JSON.parse(body)).toMatchObject({ error });
    expect(body).not.toMatch(/\.ts|at |Error:/);
  });

  it('HEAD of an unknown address says as much, without a body', async () => {
    const answer = await talk(await aServer(), `HEAD /api/v1/nothing HTTP/1.1\r\n${end}`);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer.split('\r\n\r\n')[1]).toBe('');
  });

  it('the document of the contract and its page are served compressed', async () => {
    const port = await aServer();
    for (const path of ['/api/v1/openapi.json', '/api/docs']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect((await answer.text()).length).toBeGreaterThan(10_000);
    }
  });

  it.each([
    ['https://cup.example.test', false, 'max-age=31536000'],
    ['https://cup.example.test', true, 'max-age=31536000; includeSubDomains'],
    ['http://cup.example.test', true, undefined],
  ])(
    'given %s with subdomains %s, then browsers insist on https by %s',
    async (publicUrl, hstsSubdomains, said) => {
      const { app } = testServer({ publicUrl, hstsSubdomains });
      servers.push(app);
      const { headers } = await app.inject('/nothing');
      expect(headers['strict-transport-security']).toBe(said);
    },
  );

  it('a taken port is one sentence', async () => {
    const port = await aServer();
    const { app } = testServer();
    servers.push(app);
    await expect(listen(app, '127.0.0.1', port)).rejects.toThrow(
      `The port ${port} of 127.0.0.1 is taken by another program; stop that one or set PORT to another number.`,
    );
  });
});
