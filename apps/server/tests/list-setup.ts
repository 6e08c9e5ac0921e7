import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { configurationHandlers } from '../src/features/configuration/index.ts';
import { editionHandlers } from '../src/features/editions/index.ts';
import { enumerationHandlers } from '../src/features/enumerations/index.ts';
import { historyHandlers } from '../src/features/history/index.ts';
import { createLineRebuilder, invoiceHandlers } from '../src/features/invoices/index.ts';
import { makeMoneyCup } from '../src/features/invoices/testing/money-cup.ts';
import { noMetrics } from '../src/features/live/index.ts';
import { adminPlaceHandlers } from '../src/features/places/index.ts';
import { priceListHandlers } from '../src/features/price-list/index.ts';
import { refereeRegistrationHandlers } from '../src/features/referees/index.ts';
import { registrationHandlers } from '../src/features/registrations/index.ts';
import { resultsHandlers } from '../src/features/results/index.ts';
import { lineRebuilds } from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { createStorage } from '../src/platform/storage/index.ts';
import type { TestDatabase } from './database.ts';
import { testLive } from './test-live.ts';

/** A small cup with prices, its public pages, forms and organiser's lists; all bills are up to date. */
export async function makeListSetup(database: TestDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-lists-'));
  const cup = await makeMoneyCup(database);
  const { server, live, rebuilder, become } = mountAll(database, folder);
  await live.start();
  await database.db.insert(lineRebuilds).values({ editionId: cup.editionId, nextClubId: 0 });
  await rebuilder.wake();
  return {
    cup,
    rebuilder,
    clock: server.clock,
    /** null: signed out. */
    as: (roles: readonly Role[] | null) => {
      become(roles && testActor(cup.organiserId, roles));
    },
    async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
      const url = `/api/v1/${path}`;
      const reply = await server.app.inject({ method, url, ...(payload ? { payload } : {}) });
      return { status: reply.statusCode, body: reply.json() };
    },
    async close() {
      await rebuilder.stop();
      live.stop(() => 0);
      await server.app.close();
      await database.cleanup();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mountAll(database: TestDatabase, dataDirectory: string) {
  const server = testServer();
  const { clock, log, app } = server;
  const storage = createStorage({ dataDirectory, random: systemRandom });
  const rebuilder = createLineRebuilder({ database, clock, log });
  const rebuildLines = () => void rebuilder.wake();
  const live = testLive({ database, clock });
  let who: Actor | null = null;
  const become = (actor: Actor | null) => {
    who = actor;
  };
  const handlers = {
    ...priceListHandlers({ database, clock, rebuildLines }),
    ...enumerationHandlers({ database, clock, rebuildLines }),
    ...adminPlaceHandlers({ database, clock, storage }),
    ...editionHandlers({ database, clock, snapshotOf: async () => null }),
    ...configurationHandlers({ database, clock, senderDomains: [] }),
    ...historyHandlers({ database, clock }),
    ...invoiceHandlers({ database, clock, storage }),
    ...registrationHandlers({ database, clock, storage }),
    ...refereeRegistrationHandlers({ database, clock }),
    ...resultsHandlers({ live, db: database.db, clock, metrics: noMetrics }),
  };
  mount(app, handlers, { identify: async () => who, checkAnswers: true });
  return { server, live, rebuilder, become };
}
