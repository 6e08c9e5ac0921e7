import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { useWords } from '../../../../lib/words/words.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { KnownLink } from '../../../../ui/page/known-link.tsx';
import { pathOfStep } from './next-step.ts';
import '../plan-forms.css';

/** What the plan needs next, in the order of the work. */
export function NextSteps({ overview }: { overview: PlanOverview }) {
  const t = useWords();
  const { next, problems } = overview;
  return (
    <Card title={t('plan.next')}>
      {next.length === 0 ? <p>{t('plan.nothingNext')}</p> : null}
      <ol className="plan-list plan-steps">
        {next.map((step) => (
          <li key={`${step.code} ${step.categories.join()}`}>
            <span>
              <b>{stepWords(t, step)}</b>
              {step.categories.length === 0 ? null : <small> {step.categories.join(', ')}</small>}
            </span>
            <KnownLink to={pathOfStep(step)} label={`${t('plan.open')}: ${stepWords(t, step)}`}>
              {t('plan.open')}
            </KnownLink>
          </li>
        ))}
      </ol>
      {problems === null ? null : <p className="muted">{t('plan.problems', problems)}</p>}
    </Card>
  );
}

function stepWords(t: ReturnType<typeof useWords>, { code, count }: PlanOverview['next'][number]): string {
  if (code === 'schedule' || code === 'brokenRules' || code === 'publish') {
    return t(`plan.nextStep.${code}`, { count });
  }
  return t(`plan.nextStep.${code}`);
}
