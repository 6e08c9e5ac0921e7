import type { MatchShots } from '@sevenmetre/contract/scouting/schemas';
import { scoutingOfTeams } from '@sevenmetre/rules/scouting';
import { isResultHidden } from '@sevenmetre/rules/snapshot';
import { networkOf, prepare } from '../../platform/http/index.ts';
import type { Handlers, Limits } from '../../platform/http/index.ts';
import { type Allowance, PreparedCache, costs } from '../../platform/work/index.ts';
import { openHeaders } from '../live/index.ts';
import { editionMissing, notReady, topicUnknown } from '../results/index.ts';
import type { Archive } from '../archive/index.ts';
import { recordScouting, type ScoutingContext } from './record-scouting.use-case.ts';
import {
  createLink,
  readByLink,
  readLinks,
  recordByLink,
  revokeLink,
  type ScoutingLinksContext,
} from './scouting-links.use-case.ts';
import * as scoutingRepository from './scouting.repository.ts';

const kept = { maxEntries: 500, maxBytes: 8 * 1024 * 1024 };
/** Milliseconds for which an answer is reused: shots are no result, nobody waits for the last one. */
const freshFor = 10_000;
const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

/**
 * Of calls with a link: tokens are too long to be guessed, and many scouts of a hall share one address. A device that
 * was without a network sends a match of notes at once.
 */
export const scoutingLimits = {
  scoutingOfLink: [{ max: 240, seconds: 120 }],
  scoutingByLink: [{ max: 600, seconds: 120 }],
} satisfies Limits;

type ForTable = 'scoutingLinks' | 'scoutingLinkCreate' | 'scoutingLinkRevoke';

/** Links of scouts without an account, and what they note. */
export function scoutingLinkHandlers(
  context: ScoutingLinksContext,
): Handlers<ForTable | keyof typeof scoutingLimits> {
  return {
    scoutingLinks: ({ params, actor }) => readLinks(context, { matchId: params.matchId, actor }),
    scoutingLinkCreate: ({ params: { matchId }, body, actor }) =>
      createLink(context, { matchId, actor, reach: body.reach }),
    scoutingLinkRevoke: ({ params: { matchId, id }, body, actor }) =>
      revokeLink(context, { matchId, actor, id, takeBack: body.takeBack }),
    scoutingOfLink: ({ body }) => readByLink(context, body.token),
    scoutingByLink: ({ params: { matchId }, headers, body }) =>
      recordByLink(context, { matchId, headers, body }),
  };
}

interface ShotsContext extends ScoutingContext {
  readonly archive: Pick<Archive, 'stateOf'>;
  readonly allowance: Allowance;
}

/** What scouts send, and the public map of shots: team by team, without players (SO5). */
export function scoutingHandlers(context: ShotsContext): Handlers<'matchScouting' | 'matchShots'> {
  const { archive, allowance, clock, database } = context;
  const cache = new PreparedCache(kept);
  return {
    matchScouting: ({ params: { matchId }, headers, body, actor }) =>
      recordScouting(context, { matchId, headers, body, actor }),
    async matchShots({ params: { matchId }, request }) {
      const topic = `match:${matchId}`;
      const state = await archive.stateOf(null, [topic]);
      if (state === 'not-ready') return notReady;
      if (state === null) return editionMissing;
      const { snapshot } = state;
      const match = snapshot.matches.get(matchId);
      if (!match || snapshot.edition.scouting !== true || isResultHidden(snapshot, match))
        return topicUnknown('match', topic);
      const slot = Math.floor(clock.now().getTime() / freshFor);
      const prepared = await cache.get(topic, String(slot), () =>
        allowance.spend(networkOf(request.ip), costs.list, async () => {
          const live = await scoutingRepository.findLive([matchId], database.db);
          const { home, away } = scoutingOfTeams(live.get(matchId) ?? []);
          const shots: MatchShots = {
            home: { ...home, shots: [...home.shots] },
            away: { ...away, shots: [...away.shots] },
          };
          return prepare({
            content: JSON.stringify(shots),
            contentType: 'application/json; charset=utf-8',
            cacheControl,
            headers: { ...openHeaders },
          });
        }),
      );
      return { prepared };
    },
  };
}
