import { type Ruling, ruleOn } from '@sevenmetre/rules/match';
import type { MatchRow } from '../competition/index.ts';
import type { MatchAction } from './change-match.use-case.ts';
import * as eventRepository from './event.repository.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { Reference } from './reference.ts';

/**
 * Ends a match by a ruling (MA53): abandoned with the present score, awarded, or replayed. Events recorded
 * before a replay stay in its audit log.
 */
export function ruleMatch(ruling: Ruling, reason: string): MatchAction {
  return {
    action: 'matchRuling',
    alsoApproved: true,
    async decide({ match, reference, events, now, tx }) {
      const patch = rulingPatch(ruling, match, reference, now);
      if (patch === null) return refuse('stage-not-allowed', { stage: reference.stageCode(match.stageId) });
      if (ruling.ruling !== 'replay') return { patch, reason };
      const ids = events.map(({ id }) => id);
      const written = ids.length === 0 ? [] : await eventRepository.deleteAllByIds(ids, now, tx);
      return { patch, reason, written, note: { eventIds: ids } };
    },
  };
}

/** Columns that a ruling sets, besides those derived from the events; null: this ruling is not possible. */
export function rulingPatch(
  ruling: Ruling,
  match: MatchRow,
  reference: Reference,
  now: Date,
): Partial<MatchRow> | null {
  const ruled = ruleOn(reference.stageCode(match.stageId), ruling);
  if (ruled === null) return null;
  const stage = [...reference.stages.values()].find(({ code }) => code === ruled.stageCode);
  const isEnd = ruled.stageCode === 'finished';
  return {
    ruling: ruling.ruling,
    walkOver: ruled.walkOver,
    stageId: stage?.id ?? match.stageId,
    stageStartedAt: null,
    clock: null,
    beingChecked: false,
    startedAt: isEnd ? match.startedAt : null,
    endedAt: isEnd ? (match.endedAt ?? now) : null,
    approvedAt: isEnd ? (match.approvedAt ?? now) : null,
    ...(ruled.keepsOfficial
      ? {}
      : { officialHomeScore: null, officialAwayScore: null, officialReason: null }),
  };
}
