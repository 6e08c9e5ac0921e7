import type { LiveBody } from '@sevenmetre/contract/live/live-body';
import type { StaticBody } from '@sevenmetre/contract/live/static-body';
import { pages, topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import type { StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import { makeSearchIndex } from '@sevenmetre/rules/snapshot';
import type { SearchIndex } from '@sevenmetre/rules/search';
import { readStoredSlice } from '../slices/slice-store.ts';
import { bodyOf } from '../slices/slice.ts';
import type { FoundSlice } from '../slices/slice.ts';
import { composeSlice } from './compose.ts';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';
import { readTournament } from './tournament-store.ts';

/** A page of the tournament as it was last kept; null when it is not known. */
export async function offlinePage({ page, params }: PageMatch): Promise<FoundSlice | null> {
  const kept = await readKept();
  if (kept === null) return null;
  const statistics = page.slice === 'categorySlice' ? await readStatistics(params) : null;
  const body = composeSlice(page.slice, { ...kept.tournament, statistics }, params);
  return body && { status: 200, body, etag: null, checkedAt: kept.checkedAt };
}

/** Of the category that the parameters name. */
async function readStatistics(params: PageMatch['params']): Promise<StatisticsSlice | null> {
  const stored = await readStoredSlice(topicOf({ page: pages.statistics, params }));
  return bodyOf(pages.statistics, stored);
}

/** What can be searched for without a network when no index was ever fetched: everything but players. */
export async function offlineSearchIndex(): Promise<SearchIndex | null> {
  const kept = await readKept();
  return kept && makeSearchIndex(snapshotOf(kept.tournament), []);
}

async function readKept(): Promise<{ tournament: KeptTournament; checkedAt: number } | null> {
  const [stored, countries, kept] = await Promise.all([
    readStoredSlice(pages.dashboard.topic),
    readStoredSlice(pages.countries.topic),
    readTournament(),
  ]);
  const dashboard = bodyOf(pages.dashboard, stored);
  if (dashboard === null || kept === null) return null;
  const tournament = {
    dashboard,
    countries: bodyOf(pages.countries, countries),
    // Kept as the server sent them, by the same contract.
    fixed: kept.fixed as StaticBody,
    live: kept.live as LiveBody,
    version: kept.version,
  };
  return { tournament, checkedAt: kept.checkedAt };
}
