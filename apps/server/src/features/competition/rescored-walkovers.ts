import { resultOf } from '@sevenmetre/rules/match';
import type { Tx } from '../../platform/database/index.ts';
import type { MatchRow } from './snapshot-rows.ts';
import * as stageRepository from './stage.repository.ts';

/** The walkovers whose score changes with the number of goals for a walkover (rule MA4). */
export async function rescoredWalkovers(
  matches: readonly MatchRow[],
  walkoverGoals: number,
  tx: Tx,
): Promise<MatchRow[]> {
  const stages = new Map((await stageRepository.findAll(tx)).map(({ id, code }) => [id, code]));
  return matches.flatMap((row) => {
    const { walkOver, officialHomeScore: homeScore, officialAwayScore: awayScore } = row;
    if (walkOver === null) return [];
    const { corrected: _, ...result } = resultOf({
      events: [],
      types: new Map(),
      walkOver,
      official: homeScore === null || awayScore === null ? null : { homeScore, awayScore },
      stageCode: stages.get(row.stageId) ?? 'not_started',
      walkoverGoals,
    });
    const same = row.homeScore === result.homeScore && row.awayScore === result.awayScore;
    return same ? [] : [{ ...row, ...result }];
  });
}
