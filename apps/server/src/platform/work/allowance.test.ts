import { expect, test } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { Allowance, AllowanceUsed, costs } from './allowance.ts';

const done = async () => 'done';

async function spendUntilRefused(allowance: Allowance, network: string): Promise<AllowanceUsed> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const error: unknown = await allowance.spend(network, costs.paper, done).then(
      () => null,
      (refused: unknown) => refused,
    );
    if (error instanceof AllowanceUsed) return error;
  }
  throw new Error('never refused');
}

test('given a network that asks for paper after paper, then the answer says when to come again, and others are not held up', async () => {
  const clock = manualClock('2026-04-04T12:00:00Z');
  const allowance = new Allowance(clock);
  const { seconds } = await spendUntilRefused(allowance, '192.0.2.1');
  expect(seconds).toBeGreaterThan(0);
  expect(await allowance.spend('192.0.2.2', costs.paper, done)).toBe('done');
  clock.advance(seconds);
  expect(await allowance.spend('192.0.2.1', costs.paper, done)).toBe('done');
  await expect(allowance.spend('192.0.2.1', costs.paper, done)).rejects.toBeInstanceOf(AllowanceUsed);
});

test('given a network whose work takes long, then only some of it runs or waits at once', async () => {
  const allowance = new Allowance(manualClock('2026-04-04T12:00:00Z'));
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => {
      const answer = allowance.spend('192.0.2.1', costs.calendar, () => promise);
      if (index === 39) resolve('done');
      return answer;
    }),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect(await allowance.spend('192.0.2.1', costs.calendar, done)).toBe('done');
});

test('given work that fails, then its place is free again', async () => {
  const allowance = new Allowance(manualClock('2026-04-04T12:00:00Z'));
  for (let turn = 0; turn < 20; turn += 1)
    await expect(
      allowance.spend('192.0.2.1', costs.list, () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken');
});
