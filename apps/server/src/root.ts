import { fileURLToPath } from 'node:url';

/** The checkout, or the folder of a packaged server. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

export const builtWebFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
