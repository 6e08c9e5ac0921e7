import type { ImpactBody } from '@sevenmetre/contract/matches/match-changes';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { ImpactText } from './impact-text.tsx';

type OfficialScore = Extract<ImpactBody, { kind: 'official-score' }>['score'];

/**
 * Shows what an official score changes, and stores it once it is confirmed.
 *
 * @returns takes the score (null removes it) and the reason; answers whether it was stored, undefined when not confirmed
 */
export function useOfficialScore({ id: matchId }: Pick<MatchTicket, 'id'>) {
  const t = useWords();
  const confirm = useConfirm();
  const askImpact = useWrite('matchImpact');
  const save = useWrite('matchOfficialScore', ['reporterMatch', 'matchHistory', 'groupSlice']);
  const fail = (failure: Failure) => {
    showToast('error', failureText(t, failure));
    return false;
  };
  return async (score: OfficialScore, reason: string) => {
    const impact = await askImpact({ params: { matchId }, body: { kind: 'official-score', score } });
    if (!impact.ok) return fail(impact.failure);
    const shown = score === null ? '' : `${score.homeScore}:${score.awayScore}`;
    const isConfirmed = await confirm({
      kind: 'warning',
      title: score === null ? t('officialScore.sureClear') : t('officialScore.sure', { score: shown }),
      text: <ImpactText impact={impact.body} />,
      confirm: t(score === null ? 'officialScore.confirmClear' : 'officialScore.confirm'),
    });
    if (!isConfirmed) return undefined;
    const outcome = await save({ params: { matchId }, body: { score, reason } });
    if (!outcome.ok) return fail(outcome.failure);
    showToast(
      'done',
      score === null ? t('officialScore.cleared') : t('officialScore.done', { score: shown }),
    );
    return true;
  };
}
