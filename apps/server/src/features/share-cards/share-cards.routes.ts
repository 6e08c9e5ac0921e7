import { createHash } from 'node:crypto';
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
import { networkOf, prepareAsIs } from '../../platform/http/index.ts';
import type { Call, Handlers, Prepared } from '../../platform/http/index.ts';
import type { Archive } from '../archive/index.ts';
import { type Allowance, PreparedCache, costs, topicStamp } from '../../platform/work/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { inZone } from '../competition/index.ts';
import type { Images } from '../images/index.ts';
import { type CardContent, drawCard } from './draw-card.ts';
import { overviewContent, scorersContent } from './overview-content.ts';
import type { Live } from '../live/index.ts';
import { editionMissing, notReady, topicUnknown } from '../results/index.ts';

const kept = { maxEntries: 400, maxBytes: 24 * 1024 * 1024 };
/** Networks cache a card for long anyway; a minute protects the server from many requests at once. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';
/** Scorers may be named: once a name is erased or no longer published, no shared cache keeps it for longer than a minute. */
const scorersCacheControl = 'public, max-age=1, s-maxage=60';

/**
 * Pictures of matches, groups, teams, the first page, days, halls, rankings and scorers for shared links, drawn on demand and cached until a change affects
 * them.
 */
export function shareCardHandlers({
  archive,
  allowance,
  images,
  live,
  clock,
  draw: drawn = drawCard,
}: {
  readonly archive: Pick<Archive, 'stateOf'>;
  readonly allowance: Allowance;
  readonly images: Pick<Images, 'logo'>;
  readonly live: Pick<Live, 'topScorers'>;
  readonly clock: Clock;
  readonly draw?: typeof drawCard;
}): Handlers<`${'match' | 'group' | 'team' | 'home' | 'day' | 'hall' | 'ranking' | 'scorers'}Card`> {
  const cache = new PreparedCache(kept);
  const answer = async (text: string, { query, request }: Pick<Call<'matchCard'>, 'query' | 'request'>) => {
    const { edition, lang } = query;
    const state = await archive.stateOf(edition ?? null, [text]);
    if (state === 'not-ready') return notReady;
    if (state === null) return editionMissing;
    const { snapshot, words } = state;
    const found = findTopic(snapshot, text);
    if (!found.ok) return topicUnknown(found.kind, text);
    const { topic } = found;
    const key = `${snapshot.edition.id} ${lang} ${topic.key}`;
    const { day } = inZone(clock.now(), snapshot.edition.timeZone);
    const stamp = `${topicStamp(state, [topic.key])} ${JSON.stringify(snapshot.edition.identity)}`;
    const draw = async () => {
      const overrides = words.overrides[lang];
      const { name, identity } = snapshot.edition;
      const { accent = null, address = null } = identity ?? {};
      const { logo, isLasting } = await images.logo(identity);
      const cup = { name, accent, address, logo };
      const category = topic.kind === 'statistics' ? snapshot.categories.get(topic.id ?? 0) : undefined;
      const overview = category
        ? scorersContent(snapshot, category, await live.topScorers(snapshot, category))
        : overviewContent(snapshot, topic, day);
      const content = overview ? { kind: 'overview' as const, overview } : contentOf(snapshot, topic);
      const picture = await drawn({ content, cup, lang, overrides });
      const tag = createHash('sha256').update(picture).digest('base64url').slice(0, 22);
      const control = category ? scorersCacheControl : cacheControl;
      const headers = { contentType: 'image/png', cacheControl: isLasting ? control : 'no-store', tag };
      return { ...prepareAsIs(picture, headers), isIncomplete: !isLasting };
    };
    // Which day a hall shows depends on the present one, although nothing of it has changed.
    const prepared: Prepared = await cache.get(key, topic.kind === 'hall' ? `${stamp} ${day}` : stamp, () =>
      allowance.spend(networkOf(request.ip), costs.card, draw),
    );
    return { prepared };
  };
  return {
    matchCard: (call) => answer(`match:${call.params.id}`, call),
    groupCard: (call) => answer(`group:${call.params.label}`, call),
    teamCard: (call) => answer(`team:${call.params.id}`, call),
    homeCard: (call) => answer('dashboard', call),
    dayCard: (call) => answer(`schedule:${call.params.day}`, call),
    hallCard: (call) => answer(`hall:${call.params.id}`, call),
    scorersCard: (call) => answer(`statistics:${call.params.code}`, call),
    rankingCard: (call) => answer(`ranking:${call.params.code}`, call),
  };
}

/** The only match of a bracket group: its card is that of the match. */
function bracketMatch(snapshot: Snapshot, { kind, id }: Pick<Topic, 'kind' | 'id'>): Match | null {
  const group = kind === 'group' ? snapshot.groups.get(id ?? 0) : undefined;
  return group ? bracketMatchOf(snapshot, group) : null;
}

/** What is drawn, as plain data for the thread. */
function contentOf(snapshot: Snapshot, { kind, id }: Topic): CardContent {
  const match = kind === 'match' ? snapshot.matches.get(id ?? 0) : bracketMatch(snapshot, { kind, id });
  if (match) {
    const category = categoryOfMatch(snapshot, match);
    const head = category && categoryHead(snapshot, category);
    const shown = { ticket: ticket(snapshot, match), category: head };
    return { kind: 'match', match: shown };
  }
  const team = kind === 'team' ? snapshot.teams.get(id ?? 0) : undefined;
  const ofTeam = team && teamSlice(snapshot, team, null);
  if (ofTeam) return { kind: 'team', slice: ofTeam };
  const group = kind === 'group' ? snapshot.groups.get(id ?? 0) : undefined;
  const slice = group && groupSlice(snapshot, group);
  if (!slice) throw new Error(`There is no card of ${kind} ${id}`);
  return { kind: 'group', slice };
}
