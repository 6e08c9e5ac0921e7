import type { LiveBody, StaticBody } from '@sevenmetre/contract/schemas/competition';
import type { PageMatch } from '@sevenmetre/contract/pages';
import type { CountriesSlice, DashboardSlice } from '@sevenmetre/contract/schemas/slices';
import { readStoredSlice } from '../slice-store.ts';
import type { FoundSlice } from '../slice.ts';
import { composeSlice } from './compose.ts';
import { readTournament } from './tournament-store.ts';

/** A page of the tournament as it was last kept; null when it is not known. */
export async function offlinePage({ page, params }: PageMatch): Promise<FoundSlice | null> {
  const [first, countries, kept] = await Promise.all([
    readStoredSlice('dashboard'),
    readStoredSlice('countries'),
    readTournament(),
  ]);
  if (first === null || kept === null) return null;
  const tournament = {
    dashboard: first.body as DashboardSlice,
    countries: (countries?.body as CountriesSlice | undefined) ?? null,
    // Kept as the server sent them, by the same contract.
    fixed: kept.fixed as StaticBody,
    live: kept.live as LiveBody,
    version: kept.version,
  };
  const body = composeSlice(page.slice, tournament, params);
  return body && { status: 200, body, etag: null, checkedAt: kept.checkedAt };
}
