import type { MatchShots } from '@sevenmetre/contract/scouting/schemas';
import { scoutingOfTeams } from '@sevenmetre/rules/scouting';
import { isResultHidden } from '@sevenmetre/rules/snapshot';
import { networkOf, prepare } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { type Allowance, PreparedCache, costs } from '../../platform/work/index.ts';
import { openHeaders } from '../live/index.ts';
import { editionMissing, notReady, topicUnknown } from '../results/index.ts';
import type { Archive } from '../archive/index.ts';
import { recordScouting, type ScoutingContext } from './record-scouting.use-case.ts';
import * as scoutingRepository from './scouting.repository.ts';

const kept = { maxEntries: 500, maxBytes: 8 * 1024 * 1024 };
/** Milliseconds for which an answer is reused: shots are no result, nobody waits for the last one. */
const freshFor = 10_000;
const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

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
