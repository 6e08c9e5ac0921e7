import { expect, test } from 'vitest';
import { SlowStatements } from './slow-statements.ts';

test('counts and logs statements that took half a second, also those that failed', async () => {
  const logged: object[] = [];
  const log = { info: () => {}, warn: (fields: object) => void logged.push(fields), error: () => {} };
  let now = 0;
  const slow = new SlowStatements(log, () => now);
  const wait = async (text: string, milliseconds: number, answer: Promise<unknown>) => {
    slow.watch(text, answer);
    now += milliseconds;
    await answer.catch(() => {});
    await Promise.resolve();
  };
  await wait('select 1', 499, Promise.resolve());
  await wait('select 2', 500, Promise.resolve());
  await wait(`select ${'x'.repeat(400)}`, 900, Promise.reject(new Error('canceled')));
  expect(slow.count).toBe(2);
  expect(logged).toEqual([
    { milliseconds: 500, statement: 'select 2' },
    { milliseconds: 900, statement: `select ${'x'.repeat(293)}` },
  ]);
});
