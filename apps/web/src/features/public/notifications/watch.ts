import { pages, topicOf } from '@sevenmetre/contract/pages';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { isMoved, knowledgeAfter, messagesOf, moved, newsOf } from '@sevenmetre/rules/notifications';
import type { Choice, FollowerKnowledge, MatchState, News, Planned } from '@sevenmetre/rules/notifications';
import { bodyOf } from '../../../lib/slices/slice.ts';
import type { SliceCache } from '../../../lib/slices/slice-cache.ts';

export interface WatchDeps {
  readonly slices: SliceCache;
  /** Milliseconds UTC. */
  readonly now: () => number;
  readonly show: (match: MatchTicket, news: News, quiet: boolean) => void;
}

/** The only follower here. */
const followerId = 0;

/**
 * Reports what happens in the matches of chosen teams, from the data of their pages, until the returned function
 * is called. The initial state is not reported.
 */
export function watchTeams(choices: readonly Choice[], { slices, now, show }: WatchDeps): () => void {
  const known = new Map<number, FollowerKnowledge & Planned>();
  const mine = choices.map((choice) => ({ ...choice, followerId }));
  const lookAt = (match: MatchTicket) => {
    const state = stateOf(match);
    const before = known.get(match.id);
    const plan = plannedOf(match);
    if (!before) return void known.set(match.id, { ...knowledgeAfter(state), ...plan });
    const updated = newsOf(before, state, now());
    known.set(match.id, { ...updated.knowledge, ...plan });
    const news = isMoved(before, plan, state) ? [moved] : updated.news;
    const played = { homeTeamId: match.home.team?.id ?? null, awayTeamId: match.away.team?.id ?? null };
    for (const { news: one, quiet } of messagesOf(played, news, mine)) show(match, one, quiet);
  };
  const seen = new Map<number, TeamSlice>();
  const look = () => {
    for (const { teamId } of choices) {
      const { slice, failed } = slices.state(topicOf(teamPage(teamId)));
      const body = failed ? null : bodyOf(pages.team, slice);
      if (!body || seen.get(teamId) === body) continue;
      seen.set(teamId, body);
      for (const match of body.matches) lookAt(match);
    }
  };
  const stop = slices.subscribe(look);
  look();
  return stop;
}

export function teamPage(teamId: number) {
  return { page: pages.team, params: { id: String(teamId) } };
}

/** A ticket that hides its score has none; when play began is not told, and not needed: the start is seen. */
function stateOf({ stageCode, homeScore, awayScore, walkOver }: MatchTicket): MatchState {
  return { stageCode, homeScore, awayScore, walkOver, startedAt: null, endedAt: null, resultHidden: false };
}

function plannedOf({ startsAt, hall }: MatchTicket): Planned {
  return { startsAt: startsAt === null ? null : Date.parse(startsAt), placeId: hall?.id ?? null };
}
