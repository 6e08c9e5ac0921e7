import type { ImpactBody } from '@sevenmetre/contract/matches/match-changes';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { ImpactText } from './impact-text.tsx';

export type OfficialScore = Extract<ImpactBody, { kind: 'official-score' }>['score'];

/** The official score that somebody else has set meanwhile; `score` null: it was removed. */
export interface StandingScore {
  readonly score: OfficialScore;
  readonly reason: string | null;
}

interface Wanted {
  readonly score: OfficialScore;
  /** The official score that whoever decides has seen. */
  readonly before: OfficialScore;
  readonly reason: string;
}

/**
 * Shows what an official score changes, and stores it once it is confirmed.
 *
 * @param onOther receives the score that somebody else has set meanwhile; it stays
 * @returns takes the score (null removes it) and the reason; answers whether it was stored, undefined when not confirmed
 */
export function useOfficialScore(
  { id: matchId, stageCode }: Pick<MatchTicket, 'id' | 'stageCode'>,
  onOther: (standing: StandingScore) => void,
) {
  const t = useWords();
  const confirm = useConfirm();
  const askImpact = useWrite('matchImpact');
  const save = useWrite('matchOfficialScore', ['reporterMatch', 'matchHistory', 'groupSlice']);
  const queries = useQueryClient();
  const fail = (failure: Failure) => {
    const standing = standingOf(failure);
    if (standing) {
      onOther(standing);
      void queries.invalidateQueries({ queryKey: ['reporterMatch'] });
    } else showToast('error', failureText(t, failure));
    return false;
  };
  return async ({ score, before, reason }: Wanted) => {
    const impact = await askImpact({ params: { matchId }, body: { kind: 'official-score', score } });
    if (!impact.ok) return fail(impact.failure);
    const shown = score === null ? '' : `${score.homeScore}:${score.awayScore}`;
    const isConfirmed = await confirm({
      kind: 'warning',
      title: score === null ? t('officialScore.sureClear') : t('officialScore.sure', { score: shown }),
      text: <ImpactText impact={impact.body} waits={stageCode !== 'finished'} />,
      confirm: t(score === null ? 'officialScore.confirmClear' : 'officialScore.confirm'),
    });
    if (!isConfirmed) return undefined;
    const outcome = await save({ params: { matchId }, body: { score, before, reason } });
    if (!outcome.ok) return fail(outcome.failure);
    showToast(
      'done',
      score === null ? t('officialScore.cleared') : t('officialScore.done', { score: shown }),
    );
    return true;
  };
}

function standingOf(failure: Failure): StandingScore | null {
  if (failure.kind !== 'refused' || failure.code !== 'official-score-differs') return null;
  const { homeScore, awayScore, reason } = failure.details;
  const isScore = typeof homeScore === 'number' && typeof awayScore === 'number';
  return {
    score: isScore ? { homeScore, awayScore } : null,
    reason: typeof reason === 'string' ? reason : null,
  };
}
