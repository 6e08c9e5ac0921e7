import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { audit } from '../../platform/database/schema/index.ts';
import { findAllBySubject } from './index.ts';

describe.each(bothDatabases())('the log of one record on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('lists what was done to it, the newest first, and nothing of other records of its kind or number', async () => {
    const at = new Date('2026-06-13T08:00:00Z');
    const rows = [
      ['club', 1, 'club.first'],
      ['club', 2, 'club.of-another'],
      ['referee', 1, 'referee.of-another-kind'],
      ['club', 1, 'club.second'],
    ] as const;
    await database.db
      .insert(audit)
      .values(rows.map(([subjectType, subjectId, action]) => ({ at, subjectType, subjectId, action })));
    const found = await findAllBySubject('club', 1, database.db);
    expect(found.map(({ action }) => action)).toEqual(['club.second', 'club.first']);
  });
});
