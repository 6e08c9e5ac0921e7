import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { outgoingMails } from '../../platform/database/schema/index.ts';
import { deleteUndeliverable } from './mail.repository.ts';

const letter = { subject: 'Words', paragraphs: [] };

describe.each(testDatabases())('mails that nobody took, on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('are forgotten when they are old; newer ones, and those that are still to be sent, stay', async () => {
    const [old, before, newer] = [5, 6, 7].map((day) => new Date(`2026-06-0${day}T00:00:00Z`));
    const mails = { locale: 'cs' as const, letter };
    await database.db.insert(outgoingMails).values([
      { ...mails, to: 'old@example.test', createdAt: old, nextAt: null },
      { ...mails, to: 'waits@example.test', createdAt: old, nextAt: newer },
      { ...mails, to: 'newer@example.test', createdAt: newer, nextAt: null },
    ]);
    await deleteUndeliverable(before ?? new Date(), database.db);
    const left = await database.db.select().from(outgoingMails).orderBy(outgoingMails.id);
    expect(left.map(({ to }) => to)).toEqual(['waits@example.test', 'newer@example.test']);
  });
});
