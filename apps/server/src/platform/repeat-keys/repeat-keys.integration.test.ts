import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { repeatKeys } from '../database/schema/index.ts';
import { refuse } from '../outcome/index.ts';
import { once } from './index.ts';

describe.each(bothDatabases())('a repeat key on $name', (kind) => {
  let database: TestDatabase;
  let runs = 0;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  const call = (scope: string, key: string, body: object) =>
    database.transaction((tx) =>
      once(tx, scope, key, body, async () => {
        runs += 1;
        return { ok: true, value: runs } as const;
      }),
    );

  it('given the same body in another order of its fields, then the work runs once and both get its record', async () => {
    const first = await call('a:1', 'order', { x: 1, y: { z: [1, 2], u: null } });
    const repeat = await call('a:1', 'order', { y: { u: null, z: [1, 2] }, x: 1, w: undefined });
    expect(first).toMatchObject({ ok: true, value: { isNew: true } });
    expect(repeat).toEqual({ ok: true, value: { id: first.ok && first.value.id, isNew: false } });
    const other = { ok: false, code: 'repeat-key-used' };
    expect(await call('a:1', 'order', { x: 1, y: { z: [2, 1], u: null } })).toMatchObject(other);
  });

  it('given the same key in another scope, then it is another key', async () => {
    expect(await call('a:2', 'order', { x: 2 })).toMatchObject({ ok: true, value: { isNew: true } });
  });

  it('given calls at once, then one runs and the others get its record or are refused', async () => {
    const answers = await Promise.all([1, 1, 1, 2, 2].map((x) => call('a:3', 'race', { x })));
    expect(answers.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []))).size).toBe(1);
    expect([2, 3]).toContain(answers.filter((answer) => !answer.ok).length);
  });

  it('given a refusal or an exception, then the key is free for another body', async () => {
    const refused = await database.transaction((tx) =>
      once(tx, 'a:4', 'free', { x: 1 }, async () => refuse('club-unknown')),
    );
    expect(refused).toMatchObject({ ok: false, code: 'club-unknown' });
    const failed = database.transaction((tx) =>
      once(tx, 'a:4', 'free', { x: 2 }, () => Promise.reject(new Error('the database is away'))),
    );
    await expect(failed).rejects.toThrow('the database is away');
    expect(await call('a:4', 'free', { x: 3 })).toMatchObject({ ok: true, value: { isNew: true } });
  });

  it('given a key of a release that did not keep bodies, then any body is a repeat', async () => {
    await database.db.insert(repeatKeys).values({ scope: 'a:5', key: 'old', bodyHash: null, recordId: 77 });
    expect(await call('a:5', 'old', { x: 1 })).toEqual({ ok: true, value: { id: 77, isNew: false } });
  });
});
