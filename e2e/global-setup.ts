import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalServer } from './server.ts';

/**
 * Starts the server that all journeys share as `npm start` does, on a folder without data. What it makes there is kept
 * aside for the journeys that need a server of their own: to make the same edition for each takes longer than they do.
 * What is returned stops the server and removes everything.
 */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const server = await PortalServer.create();
  const demo = mkdtempSync(join(tmpdir(), 'sevenmetre-e2e-demo-'));
  const remove = async () => {
    await server.remove();
    rmSync(demo, { recursive: true, force: true });
  };
  try {
    await server.start();
    await server.stop();
    server.copyDataTo(demo);
    await server.start();
  } catch (error) {
    await remove();
    throw error;
  }
  process.env['E2E_DEMO'] = demo;
  process.env['E2E_URL'] = server.url;
  return remove;
}
