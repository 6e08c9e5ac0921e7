import { expect, test } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { createDaily } from './index.ts';

test('given work of three steps, then it is done once a day', async () => {
  const clock = manualClock('2026-04-04T12:00:00Z');
  let steps = 0;
  const daily = createDaily(
    clock,
    async () => (steps += 1) % 3 !== 0,
    () => expect.unreachable(),
  );
  await daily.run();
  await daily.run();
  expect(steps).toBe(3);
  clock.advance(86_399);
  await daily.run();
  expect(steps).toBe(3);
  clock.advance(1);
  await Promise.all([daily.run(), daily.run()]);
  expect(steps).toBe(6);
});

test('given a step that fails, then it is said, and tried again at the next look', async () => {
  const errors: unknown[] = [];
  let fails = true;
  const step = async () => {
    if (fails) throw new Error('no disk');
    return false;
  };
  const daily = createDaily(manualClock('2026-04-04T12:00:00Z'), step, (error) => errors.push(error));
  await daily.run();
  fails = false;
  await daily.run();
  await daily.stop();
  expect(errors).toEqual([new Error('no disk')]);
});
