import {
  findCategory,
  findGroup,
  groupsOfCategory,
  matchesInOrder,
  sortedCategories,
} from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Group, Match } from '@sevenmetre/rules/tournament';
import { networkOf, prepare } from '../../platform/http/index.ts';
import type { Call, Handlers, Prepared } from '../../platform/http/index.ts';
import type { Archive } from '../archive/index.ts';
import { type Allowance, PreparedCache, costs } from '../../platform/work/index.ts';
import { openHeaders } from '../live/index.ts';
import { editionMissing, notReady, topicUnknown } from '../results/index.ts';
import { type Table, writeCsv } from '../../platform/sheets/index.ts';
import { finalPlaceTable, hallTable, matchTable, standingsTable, teamTable } from './tables.ts';

type Refusal = ReturnType<typeof topicUnknown>;
type Asked = { readonly table: () => Table } | Refusal;

const kept = { maxEntries: 200, maxBytes: 24 * 1024 * 1024 };
/** Readers who need changes within a second use the stream. */
const cacheControl = 'public, max-age=10, stale-while-revalidate=60, stale-if-error=3600';

/** Lists as CSV: made when first requested, cached until public data change. */
export function openDataHandlers({
  archive,
  allowance,
}: {
  readonly archive: Pick<Archive, 'stateOf'>;
  readonly allowance: Allowance;
}): Handlers<'matchesCsv' | 'standingsCsv' | 'finalPlacesCsv' | 'teamsCsv' | 'hallsCsv'> {
  const cache = new PreparedCache(kept);
  const answer = async (
    name: string,
    { query, request }: { readonly query: ListQuery } & Pick<Call<'matchesCsv'>, 'request'>,
    ask: (snapshot: Snapshot) => Asked,
  ) => {
    const { edition = null, ...narrowed } = query;
    const state = await archive.stateOf(edition, topicsAskedFor(narrowed));
    if (state === 'not-ready') return notReady;
    if (state === null) return editionMissing;
    const { snapshot, generation, version } = state;
    const asked = ask(snapshot);
    if (!('table' in asked)) return asked;
    const stamp = `${version.epoch} ${generation} ${version.v}`;
    const prepared = await cache.get(
      `${snapshot.edition.id} ${name} ${JSON.stringify(narrowed)}`,
      stamp,
      () => allowance.spend(networkOf(request.ip), costs.list, () => prepareList(name, asked.table)),
    );
    return { prepared };
  };
  return {
    matchesCsv: (call) => answer('matches', call, (snapshot) => matchesAsked(snapshot, call.query)),
    standingsCsv: (call) => answer('standings', call, (snapshot) => standingsAsked(snapshot, call.query)),
    finalPlacesCsv: (call) =>
      answer('final-places', call, (snapshot) => finalPlacesAsked(snapshot, call.query)),
    teamsCsv: (call) => answer('teams', call, (snapshot) => ({ table: () => teamTable(snapshot) })),
    hallsCsv: (call) => answer('halls', call, (snapshot) => ({ table: () => hallTable(snapshot) })),
  };
}

async function prepareList(name: string, table: () => Table): Promise<Prepared> {
  return prepare({
    content: writeCsv(table()),
    contentType: 'text/csv; charset=utf-8; header=present',
    cacheControl,
    headers: { ...openHeaders, 'content-disposition': `attachment; filename="${name}.csv"` },
  });
}

type ListQuery = { readonly edition?: string | undefined } & Omit<Call<'matchesCsv'>['query'], 'edition'>;

/** Topics of the filters, as in the addresses of pages. */
function topicsAskedFor({ category, group, team, hall, day }: Omit<ListQuery, 'edition'>): string[] {
  return Object.entries({ category, group, team, hall, schedule: day }).flatMap(([kind, name]) =>
    name === undefined ? [] : [`${kind}:${name}`],
  );
}

function matchesAsked(snapshot: Snapshot, query: Call<'matchesCsv'>['query']): Asked {
  const { category, group, team, hall, day } = query;
  const unknown =
    (team !== undefined && !snapshot.teams.has(team) && topicUnknown('team', `team:${team}`)) ||
    (hall !== undefined && !snapshot.halls.has(hall) && topicUnknown('hall', `hall:${hall}`));
  if (unknown) return unknown;
  const groups = groupsAsked(snapshot, { category, group });
  if (!Array.isArray(groups)) return groups;
  const ofGroups = new Set(groups.map(({ id }) => id));
  const isAsked = (match: Match) =>
    match.cancelled === undefined &&
    ((category ?? group) === undefined || ofGroups.has(match.competitionGroupId ?? 0)) &&
    (team === undefined || match.homeTeamId === team || match.awayTeamId === team) &&
    (hall === undefined || match.placeId === hall) &&
    (day === undefined || match.day === day);
  return { table: () => matchTable(snapshot, matchesInOrder(snapshot).filter(isAsked)) };
}

function standingsAsked(snapshot: Snapshot, query: Call<'standingsCsv'>['query']): Asked {
  const groups = groupsAsked(snapshot, query);
  return Array.isArray(groups) ? { table: () => standingsTable(snapshot, groups) } : groups;
}

/** Finished categories, in the organiser's order. */
function finalPlacesAsked(snapshot: Snapshot, { category: code }: Call<'finalPlacesCsv'>['query']): Asked {
  const category = code === undefined ? null : findCategory(snapshot, code);
  if (code !== undefined && !category) return topicUnknown('category', `category:${code}`);
  const asked = category ? [category] : sortedCategories(snapshot.categories);
  return { table: () => finalPlaceTable(snapshot, asked) };
}

/** All groups in the organiser's order, unless a category or a group is given. */
function groupsAsked(
  snapshot: Snapshot,
  {
    category: code,
    group: label,
  }: { readonly category?: string | undefined; readonly group?: string | undefined },
): Group[] | Refusal {
  const category = code === undefined ? null : findCategory(snapshot, code);
  if (code !== undefined && !category) return topicUnknown('category', `category:${code}`);
  const group = label === undefined ? null : findGroup(snapshot, label);
  if (label !== undefined && !group) return topicUnknown('group', `group:${label}`);
  if (group) return category && group.categoryId !== category.id ? [] : [group];
  return category
    ? [...groupsOfCategory(snapshot, category.id)]
    : sortedCategories(snapshot.categories).flatMap(({ id }) => groupsOfCategory(snapshot, id));
}
