import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalServer } from './server.ts';

/**
 * Makes the demo edition once, for all servers of a run (`PortalServer.withDemo`), in the folder that keeps the other
 * editions of the run, too: to make the same for each takes longer than most journeys. What is returned removes the folder.
 *
 * @param server makes it with its first start, and is stopped afterwards
 */
export async function keepDemo(server: PortalServer): Promise<() => void> {
  const editions = mkdtempSync(join(tmpdir(), 'sevenmetre-e2e-editions-'));
  const remove = () => rmSync(editions, { recursive: true, force: true });
  try {
    await server.start();
    await server.stop();
    server.copyDataTo(join(editions, 'demo'));
  } catch (error) {
    remove();
    throw error;
  }
  process.env['E2E_EDITIONS'] = editions;
  return remove;
}
