import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPortalId } from '@sevenmetre/contract/portal-mark';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { ensurePortalId, newEpoch } from './changes.repository.ts';

describe.each(testDatabases())('the portal id on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('[SY36] is the same for all processes that start at once, and stays when the database is restored', async () => {
    const start = () => database.transaction(ensurePortalId);
    const [first, ...others] = await Promise.all([start(), start(), start()]);
    expect(isPortalId(first)).toBe(true);
    expect(new Set([first, ...others]).size).toBe(1);
    await database.transaction(newEpoch);
    expect(await start()).toBe(first);
  });
});
