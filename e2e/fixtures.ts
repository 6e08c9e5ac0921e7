import { test as base } from '@playwright/test';
import { PortalServer } from './server.ts';

interface Servers {
  /** A server of this journey alone: it may be stopped, killed and restarted. */
  ownServer: PortalServer;
}

/** Journeys start from here: relative addresses lead to the shared server. */
export const test = base.extend<Servers>({
  baseURL: async ({}, use) => {
    const url = process.env['E2E_URL'];
    if (!url) throw new Error('E2E_URL is not set: run the journeys with “npm run e2e”.');
    await use(url);
  },
  ownServer: async ({}, use) => {
    const server = await PortalServer.create();
    try {
      await server.start();
      await use(server);
    } finally {
      await server.remove();
    }
  },
});

export { expect } from '@playwright/test';
