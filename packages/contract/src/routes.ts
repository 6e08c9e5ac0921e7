import { authRoutes } from './routes/auth.ts';
import { serverRoutes } from './routes/health.ts';
import { matchEventRoutes } from './routes/match-events.ts';
import { resultsRoutes } from './routes/results.ts';

/** The API: the table of operations with the schema of everything that travels. */
export const routes = { ...serverRoutes, ...authRoutes, ...resultsRoutes, ...matchEventRoutes };
export type Routes = typeof routes;
