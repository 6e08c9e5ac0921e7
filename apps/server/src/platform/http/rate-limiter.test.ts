import { expect, it } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { createRateLimiter } from './rate-limiter.ts';

const start = '2026-04-04T12:00:00Z';

it('a burst passes, then one each refill, and each key has its own bucket', () => {
  const clock = manualClock(start);
  const limiter = createRateLimiter(clock, { burst: 3, refillSeconds: 10 });
  expect([1, 2, 3, 4, 5].map(() => limiter.take('hall'))).toEqual([0, 0, 0, 10, 10]);
  expect(limiter.take('elsewhere')).toBe(0);
  clock.advance(9.5);
  expect(limiter.take('hall')).toBe(1);
  clock.advance(0.5);
  expect([limiter.take('hall'), limiter.take('hall')]).toEqual([0, 10]);
  clock.advance(3600);
  expect([1, 2, 3, 4].map(() => limiter.take('hall'))).toEqual([0, 0, 0, 10]);
});

it('who is forgiven starts anew, and a clock that is turned back locks nobody out for long', () => {
  const clock = manualClock(start);
  const limiter = createRateLimiter(clock, { burst: 1, refillSeconds: 10 });
  limiter.take('hall');
  limiter.forgive('hall');
  expect(limiter.take('hall')).toBe(0);
  clock.advance(-86_400);
  expect(limiter.take('hall')).toBe(10);
});

it('a flood of keys does not fill the memory', () => {
  const limiter = createRateLimiter(manualClock(start), { burst: 1, refillSeconds: 10 });
  for (let key = 0; key < 120_000; key += 1) limiter.take(`address ${key}`);
  expect(limiter.take('address 119999')).toBe(10);
  expect(limiter.take('address 0')).toBe(0);
});
