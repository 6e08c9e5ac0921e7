import { punishmentsOf, resultOf } from '@sevenmetre/rules/match';
import type { Result } from '@sevenmetre/rules/match';
import type { Punishments } from '@sevenmetre/rules/tournament';
import type { Tx } from '../../platform/database/index.ts';
import { findEditionRules } from '../competition/index.ts';
import type { MatchEventRow, MatchRow } from '../competition/index.ts';
import { toPublicEvent } from './event-rows.ts';
import type { Reference } from './reference.ts';

/** Columns of a match that are derived from its events, and stored for lists. */
export type ResultColumns = Omit<Result, 'corrected'> & Required<Punishments>;

/** Folds the events that count; never increments, so repeats and lost deletions cannot shift the score. */
export async function deriveResult(
  match: MatchRow,
  events: readonly MatchEventRow[],
  reference: Reference,
  tx: Tx,
): Promise<ResultColumns> {
  const { officialHomeScore: homeScore, officialAwayScore: awayScore, walkOver } = match;
  const rules = walkOver === null ? null : await findEditionRules(match.editionId, tx);
  const counting = events.map((event) => toPublicEvent(event, reference));
  const { corrected: _, ...columns } = resultOf({
    events: counting,
    types: reference.types,
    walkOver,
    official: homeScore === null || awayScore === null ? null : { homeScore, awayScore },
    stageCode: reference.stageCode(match.stageId),
    ...(rules ? { walkoverGoals: rules.walkoverGoals } : {}),
  });
  return { ...columns, ...punishmentsOf(walkOver === null ? counting : [], reference.types) };
}
