import { keepDemo } from './demo.ts';
import { PortalServer } from './server.ts';

/**
 * Starts the server that all journeys share as `npm start` does, on a folder without data. What it makes there is kept
 * aside for the journeys that need a server of their own. What is returned stops the server and removes everything.
 */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const server = await PortalServer.create();
  let removeDemo: (() => void) | undefined;
  const remove = async () => {
    await server.remove();
    removeDemo?.();
  };
  try {
    removeDemo = await keepDemo(server);
    await server.start();
  } catch (error) {
    await remove();
    throw error;
  }
  process.env['E2E_URL'] = server.url;
  return remove;
}
