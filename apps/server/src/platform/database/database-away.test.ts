import { expect, test } from 'vitest';
import { DatabaseAwayError, isDatabaseAway } from './database-away.ts';

const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });
const coded = (code: string) => Object.assign(new Error('of a driver'), { code });

test('given nobody who answers, or one that ends or starts, then the database is away', () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300', '08006'])
    expect(isDatabaseAway(wrapped(coded(code))), code).toBe(true);
  expect(isDatabaseAway(wrapped(new Error('Connection terminated unexpectedly')))).toBe(true);
  expect(isDatabaseAway(new AggregateError([coded('ECONNREFUSED')]))).toBe(true);
  expect(isDatabaseAway(wrapped(new DatabaseAwayError('The database is closed')))).toBe(true);
});

test('given a refused statement or a bug, then it is not', () => {
  for (const code of ['23505', '40P01', '55P03', 'ERR_INVALID_ARG_TYPE'])
    expect(isDatabaseAway(wrapped(coded(code))), code).toBe(false);
  expect(isDatabaseAway(new TypeError('x is not a function'))).toBe(false);
  expect(isDatabaseAway('text')).toBe(false);
});
