import { PortalServer } from './server.ts';

/** Starts the server that all journeys share; what is returned stops it. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const server = await PortalServer.create();
  try {
    await server.start();
  } catch (error) {
    await server.remove();
    throw error;
  }
  process.env['E2E_URL'] = server.url;
  return () => server.remove();
}
