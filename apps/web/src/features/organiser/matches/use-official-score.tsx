import type { ImpactBody } from '@sevenmetre/contract/matches/match-changes';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '../../../lib/words/words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import type { Sent } from '../../../ui/forms/use-form.ts';
import { ImpactText } from './impact-text.tsx';

export type OfficialScore = Extract<ImpactBody, { kind: 'official-score' }>['score'];

interface Wanted {
  readonly score: OfficialScore;
  /** The official score that whoever decides has seen. */
  readonly before: OfficialScore;
  readonly reason: string;
}

/**
 * Shows what an official score changes, and stores it once it is confirmed.
 *
 * @returns takes the score (null removes it) and the reason
 */
export function useOfficialScore({ id: matchId, stageCode }: Pick<MatchTicket, 'id' | 'stageCode'>) {
  const t = useWords();
  const confirm = useConfirm();
  const askImpact = useWrite('matchImpact');
  const save = useWrite('matchOfficialScore', [
    'reporterMatch',
    'adminMatches',
    'matchHistory',
    'groupSlice',
  ]);
  const queries = useQueryClient();
  return async ({ score, before, reason }: Wanted): Promise<Sent> => {
    const impact = await askImpact({ params: { matchId }, body: { kind: 'official-score', score } });
    if (!impact.ok) return impact;
    const shown = score === null ? '' : `${score.homeScore}:${score.awayScore}`;
    const isConfirmed = await confirm({
      kind: 'warning',
      title: score === null ? t('officialScore.sureClear') : t('officialScore.sure', { score: shown }),
      text: (
        <ImpactText
          impact={impact.body}
          waits={stageCode !== 'finished'}
          seals={stageCode === 'finished' && !isSameScore(score, before)}
        />
      ),
      confirm: t(score === null ? 'officialScore.confirmClear' : 'officialScore.confirm'),
    });
    if (!isConfirmed) return undefined;
    const outcome = await save({ params: { matchId }, body: { score, before, reason } });
    if (!outcome.ok && scoreMeanwhile(outcome.failure) !== undefined)
      void queries.invalidateQueries({ queryKey: ['reporterMatch'] });
    return outcome;
  };
}

/** Whether setting one instead of the other changes nothing but the reason. */
export function isSameScore(one: OfficialScore, other: OfficialScore): boolean {
  return one?.homeScore === other?.homeScore && one?.awayScore === other?.awayScore;
}

/** The score that another organiser has set meanwhile, and why; `score` null: removed. undefined: refused for another reason. */
export function scoreMeanwhile(
  failure: Failure,
): { readonly score: OfficialScore; readonly reason: string | null } | undefined {
  if (failure.kind !== 'refused' || failure.code !== 'official-score-differs') return undefined;
  const { homeScore, awayScore, reason } = failure.details;
  const isScore = typeof homeScore === 'number' && typeof awayScore === 'number';
  return {
    score: isScore ? { homeScore, awayScore } : null,
    reason: typeof reason === 'string' ? reason : null,
  };
}
