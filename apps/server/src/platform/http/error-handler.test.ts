import { expect, test } from 'vitest';
import { AllowanceUsed, TooBusy, WorkLimit } from '../work/index.ts';
import { testServer } from './testing/test-server.ts';

test('given a database that is away, then 503 asks a device to try again, and reveals nothing of the error', async () => {
  const { app, lines } = testServer();
  const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
  app.post('/write', () => Promise.reject(new Error('Failed query: select secret', { cause })));
  const answer = await app.inject({ method: 'POST', url: '/write' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({ error: 'database-away', additionalProperties: {} });
  expect(lines.some((line) => line.includes('The database could not be asked'))).toBe(true);
});

test('given a bug, then it stays a 500 that is not to be repeated blindly', async () => {
  const { app } = testServer();
  app.post('/write', () => Promise.reject(new TypeError('x is not a function')));
  const answer = await app.inject({ method: 'POST', url: '/write' });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['retry-after']).toBeUndefined();
});

test.each([
  ['a network without an allowance', new AllowanceUsed(7), 429, '7', 'too-many-requests'],
  ['a full queue', new TooBusy(), 503, '5', 'not-ready'],
  ['work that takes too long', new WorkLimit('time'), 503, '5', 'not-ready'],
])(
  'given %s, then it says when to come again, and nothing is logged as a bug',
  async (_, error, status, after, code) => {
    const { app, lines } = testServer();
    app.get('/paper', () => Promise.reject(error));
    const answer = await app.inject('/paper');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, after]);
    expect(answer.json<{ error: string }>().error).toBe(code);
    expect(lines.some((line) => line.includes('A request failed'))).toBe(false);
  },
);
