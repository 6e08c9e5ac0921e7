import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalServer } from './server.ts';

/**
 * Makes the demo edition once, for all servers of a run (`PortalServer.withDemo`): to make the same for each takes longer
 * than most journeys. What is returned removes it.
 *
 * @param server makes it with its first start, and is stopped afterwards
 */
export async function keepDemo(server: PortalServer): Promise<() => void> {
  const demo = mkdtempSync(join(tmpdir(), 'sevenmetre-e2e-demo-'));
  const remove = () => rmSync(demo, { recursive: true, force: true });
  try {
    await server.start();
    await server.stop();
    server.copyDataTo(demo);
  } catch (error) {
    remove();
    throw error;
  }
  process.env['E2E_DEMO'] = demo;
  return remove;
}
