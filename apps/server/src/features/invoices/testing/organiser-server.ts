import { mkdtempSync, rmSync } from 'node:fs';
import { testActor } from '@sevenmetre/rules/testing';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabaseKind } from '../../../../tests/database.ts';
import { mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../../platform/random/index.ts';
import { createStorage } from '../../../platform/storage/index.ts';
import { invoiceHandlers } from '../index.ts';
import { makeMoneyCup } from './money-cup.ts';

/** A cup with prices, and a server that treats every caller as its organiser. */
export async function openOrganiserServer(kind: TestDatabaseKind) {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-money-'));
  const database = await kind.open();
  const cup = await makeMoneyCup(database);
  const server = testServer();
  const storage = createStorage({ dataDirectory: folder, random: systemRandom });
  const actor = testActor(cup.organiserId, ['ROLE_USER', 'ROLE_ADMIN']);
  const handlers = invoiceHandlers({ database, clock: server.clock, storage });
  mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  return {
    database,
    cup,
    server,
    async close() {
      await server.app.close();
      await database.cleanup();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
