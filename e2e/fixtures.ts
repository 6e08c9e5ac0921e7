import { test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { PortalServer } from './server.ts';

interface Servers {
  /** A server of this journey alone, with the demo edition: it may be stopped, killed and restarted. */
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
    const server = await PortalServer.withDemo();
    try {
      await server.start();
      await use(server);
    } finally {
      await server.remove();
    }
  },
});

export { expect } from '@playwright/test';
export type { Page } from '@playwright/test';

/** Everything that goes wrong in the page from now on: uncaught errors and what the console calls an error. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** The notice that the server is unreachable, with its button. */
export function offlineNotice(page: Page): Locator {
  const retry = page.getByRole('button', { name: /^(Zkusit znovu|Try again)$/ });
  return page
    .locator('div')
    .filter({ has: retry, hasText: /offline/i })
    .last();
}

/** The first group that the first page leads to. */
export async function shownGroup(page: Page): Promise<{ path: string; label: string }> {
  await page.goto('/results');
  const path = await page.locator('main a[href*="/results/competition-group/"]').first().getAttribute('href');
  if (path === null) throw new Error('The first page leads to no group');
  const answer = await page.request.get(`/api/v1/results/group/${path.split('/').at(-1)}`);
  const body: { group: { label: string } } = await answer.json();
  return { path, label: body.group.label };
}
