import type { ImpactBody, Ruling } from '@sevenmetre/contract/matches/match-changes';
import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import type { Walkover } from '@sevenmetre/rules/vocabulary';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import type { Sent } from '../../../ui/forms/use-form.ts';
import { ImpactText } from './impact-text.tsx';

/** What an organiser does to a whole match beside its official score. */
export const ways = ['home', 'away', 'both', 'abandoned', 'replay', 'reopen'] as const;
export type Way = (typeof ways)[number];

/**
 * Shows what ending a match beside its play, or taking its approval back, changes, and carries it out once it is confirmed.
 *
 * @returns what became of it, undefined when not confirmed
 */
export function useRuleMatch({ match, stages }: Pick<ReporterMatchBody, 'match' | 'stages'>) {
  const t = useWords();
  const confirm = useConfirm();
  const matchId = match.ticket.id;
  const old = ['reporterMatch', 'adminMatches', 'matchHistory', 'groupSlice', 'protests'] as const;
  const askImpact = useWrite('matchImpact');
  const rule = useWrite('matchRuling', old);
  const changeStage = useWrite('matchStage', old);
  const waiting = stages.find(({ code }) => code === 'waiting_for_approval')?.id ?? 0;
  const carryOut = (way: Way, reason: string) =>
    way === 'reopen'
      ? changeStage({ params: { id: matchId, stage_id: waiting }, body: { reason } })
      : rule({ params: { matchId }, body: { ruling: rulingOf(way), reason } });
  return async (way: Way, reason: string): Promise<Sent> => {
    const impact = await askImpact({ params: { matchId }, body: impactBody(way) });
    if (!impact.ok) return impact;
    const isConfirmed = await confirm({
      kind: 'warning',
      title: t(`officialScore.rule.sure.${way}`),
      text: <ImpactText impact={impact.body} />,
      confirm: t(`officialScore.rule.confirm.${way}`),
      reject: t('signedIn.form.back'),
    });
    if (!isConfirmed) return undefined;
    const outcome = await carryOut(way, reason);
    if (outcome.ok) showToast('done', t(`officialScore.rule.done.${way}`));
    return outcome;
  };
}

function impactBody(way: Way): ImpactBody {
  return way === 'reopen' ? { kind: 'reopen' } : { kind: 'ruling', ruling: rulingOf(way) };
}

function rulingOf(way: Walkover | 'abandoned' | 'replay'): Ruling {
  return way === 'abandoned' || way === 'replay' ? { ruling: way } : { ruling: 'awarded', outcome: way };
}
