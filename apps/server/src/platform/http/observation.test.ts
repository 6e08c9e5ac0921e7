import { expect, test } from 'vitest';
import { testServer } from './testing/test-server.ts';

const levels = new Map([
  [20, 'debug'],
  [30, 'info'],
  [40, 'warn'],
]);

test('given answers, then errors are logged as warnings, writes as information, and reads on the level below', async () => {
  const { app, lines } = testServer();
  app.all('/fine', () => 'fine');
  app.all('/broken', () => Promise.reject(new TypeError('x is not a function')));
  for (const url of ['/fine', '/broken', '/missing'])
    for (const method of ['GET', 'HEAD', 'POST'] as const) await app.inject({ method, url });
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Answered');
  expect(answered.map(({ level, method, status }) => `${levels.get(level)} ${method} ${status}`)).toEqual([
    'debug GET 200',
    'debug HEAD 200',
    'info POST 200',
    'warn GET 500',
    'warn HEAD 500',
    'warn POST 500',
    'debug GET 404',
    'debug HEAD 404',
    'info POST 404',
  ]);
});

test('given a reader who is refused, then it is logged like a write', async () => {
  const { app, lines } = testServer();
  app.get('/others', (_, reply) => reply.code(403).send());
  app.get('/odd', (_, reply) => reply.code(400).send());
  for (const url of ['/others', '/odd']) await app.inject({ method: 'GET', url });
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Answered');
  expect(answered.map(({ level, route, status }) => `${levels.get(level)} ${route} ${status}`)).toEqual([
    'info /others 403',
    'info /odd 400',
  ]);
});
