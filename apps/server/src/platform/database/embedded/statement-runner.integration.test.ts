import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StatementRunner } from './statement-runner.ts';

let pg: PGlite;
beforeAll(async () => {
  pg = await PGlite.create();
});
afterAll(() => pg.close());

test('given a statement that is asked again and again, then what is missing is NULL in it, also once it is prepared', async () => {
  const runner = new StatementRunner(pg);
  const text = 'select $1::text as value, $1::text is null as missing';
  const ask = async (value: unknown) =>
    (await runner.run({ text, parameters: [value], rowMode: 'object' })).rows;
  for (let time = 0; time < 5; time += 1) {
    expect(await ask(null)).toEqual([{ value: null, missing: true }]);
    expect(await ask(undefined)).toEqual([{ value: null, missing: true }]);
    expect(await ask('null')).toEqual([{ value: 'null', missing: false }]);
  }
});
