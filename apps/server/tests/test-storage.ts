import { systemRandom } from '../src/platform/random/index.ts';
import { createStorage, type Storage } from '../src/platform/storage/index.ts';
import type { TestDatabase } from './database.ts';

/** A storage in the folder of a database. */
export function storageOf({ folder }: Pick<TestDatabase, 'folder'>): Storage {
  return createStorage({ dataDirectory: folder, random: systemRandom });
}

/** For a sender of mails whose files, deliveries and sender do not matter. */
export function plainMails(database: Pick<TestDatabase, 'folder'>) {
  return {
    storage: storageOf(database),
    senderDomains: [],
    accepted: async () => {},
    drawSummary: async () => null,
    owedTexts: async () => [],
  };
}
