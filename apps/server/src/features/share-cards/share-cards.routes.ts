import { createHash } from 'node:crypto';
import type { Translator } from '@sevenmetre/phrases';
import {
  bracketMatchOf,
  categoryHead,
  categoryOfMatch,
  findTopic,
  groupSlice,
  teamSlice,
  ticket,
} from '@sevenmetre/rules/snapshot';
import type { Snapshot, Topic } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import { prepareAsIs } from '../../platform/http/index.ts';
import type { Call, Handlers, Prepared } from '../../platform/http/index.ts';
import type { Archive } from '../archive/index.ts';
import { PreparedCache } from '../live/index.ts';
import { editionMissing, notReady, topicUnknown } from '../results/index.ts';
import { TooBusy, createRasteriser } from './rasterise.ts';

const kept = { maxEntries: 400, maxBytes: 24 * 1024 * 1024 };
/** Networks cache a card for long anyway; a minute protects the server from many requests at once. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/**
 * Pictures of matches, groups and teams for shared links, drawn on demand and cached until a change affects
 * them.
 */
export function shareCardHandlers({
  archive,
}: {
  readonly archive: Pick<Archive, 'stateOf'>;
}): Handlers<'matchCard' | 'groupCard' | 'teamCard'> {
  const cache = new PreparedCache(kept);
  const rasterise = createRasteriser();
  const answer = async (text: string, { edition, lang }: Call<'matchCard'>['query']) => {
    const state = await archive.stateOf(edition ?? null, [text]);
    if (state === 'not-ready') return notReady;
    if (state === null) return editionMissing;
    const { snapshot, versions, generation, version, words } = state;
    const found = findTopic(snapshot, text);
    if (!found.ok) return topicUnknown(found.kind, text);
    const { topic } = found;
    const stamp = `${version.epoch} ${generation} ${versions.ofTopic(topic.key)}`;
    const key = `${snapshot.edition.id} ${lang} ${topic.key}`;
    try {
      const prepared: Prepared = await cache.get(key, stamp, async () => {
        const picture = await rasterise(await drawingOf(words.translators[lang], snapshot, topic));
        const tag = createHash('sha256').update(picture).digest('base64url').slice(0, 22);
        return prepareAsIs(picture, { contentType: 'image/png', cacheControl, tag });
      });
      return { prepared };
    } catch (error) {
      if (error instanceof TooBusy) return notReady;
      throw error;
    }
  };
  return {
    matchCard: ({ params, query }) => answer(`match:${params.id}`, query),
    groupCard: ({ params, query }) => answer(`group:${params.label}`, query),
    teamCard: ({ params, query }) => answer(`team:${params.id}`, query),
  };
}

/** The only match of a bracket group: its card is that of the match. */
function bracketMatch(snapshot: Snapshot, { kind, id }: Pick<Topic, 'kind' | 'id'>): Match | null {
  const group = kind === 'group' ? snapshot.groups.get(id ?? 0) : undefined;
  return group ? bracketMatchOf(snapshot, group) : null;
}

/** SVG without text elements. The typesetter is imported with the first card. */
async function drawingOf(t: Translator, snapshot: Snapshot, { kind, id }: Topic): Promise<string> {
  const match = kind === 'match' ? snapshot.matches.get(id ?? 0) : bracketMatch(snapshot, { kind, id });
  if (match) {
    const { matchCard } = await import('./match-card.ts');
    const category = categoryOfMatch(snapshot, match);
    return matchCard(t, {
      ticket: ticket(snapshot, match),
      category: category && categoryHead(snapshot, category),
      tournament: snapshot.edition.name,
    });
  }
  const team = kind === 'team' ? snapshot.teams.get(id ?? 0) : undefined;
  const ofTeam = team && teamSlice(snapshot, team, null);
  if (ofTeam) {
    const { teamCard } = await import('./team-card.ts');
    return teamCard(t, ofTeam);
  }
  const group = kind === 'group' ? snapshot.groups.get(id ?? 0) : undefined;
  const slice = group && groupSlice(snapshot, group);
  if (!slice) throw new Error(`There is no card of ${kind} ${id}`);
  const { groupCard } = await import('./group-card.ts');
  return groupCard(t, slice);
}
