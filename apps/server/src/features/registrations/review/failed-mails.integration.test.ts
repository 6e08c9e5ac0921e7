import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { outgoingMails } from '../../../platform/database/schema/index.ts';
import { countFailedMails } from './overview.repository.ts';

describe.each(testDatabases())('mails that failed, on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('are those that nobody tries to send any more, not those that wait', async () => {
    const mail = { locale: 'cs' as const, letter: { subject: 'Words', paragraphs: [] } };
    await database.db.insert(outgoingMails).values([
      { ...mail, to: 'given-up@example.test', nextAt: null },
      { ...mail, to: 'waits@example.test', nextAt: new Date('2026-06-13T08:00:00Z') },
    ]);
    expect(await database.transaction(countFailedMails)).toBe(1);
  });
});
