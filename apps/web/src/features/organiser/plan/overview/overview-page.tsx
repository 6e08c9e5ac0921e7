import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { planSchedulePath } from '../../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { KnownLink } from '../../../../ui/page/known-link.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Ready } from '../../../../ui/page/states.tsx';
import { PlanPage } from '../plan-page.tsx';
import { CapacityCard } from './capacity-card.tsx';
import { CategoriesTable } from './categories-table.tsx';
import { pathOfStep } from './next-step.ts';
import '../plan-forms.css';

/** How far the plan is: whether it fits, each category with its next step, and what to do next. */
export function PlanOverviewPage() {
  const t = useWords();
  const read = useRead('planOverview', {}, { every: 15_000 });
  const settings = useRead('planSettings', {});
  const version = read.data?.version ?? null;
  const sub = version === null ? t('plan.noVersion') : t('plan.version', { number: String(version) });
  return (
    <PlanPage
      title={t('plan.title')}
      sub={`${t('plan.lead')} ${sub}.`}
      actions={
        <Link className="button" to={planSchedulePath}>
          {t('plan.nav.schedule')}
        </Link>
      }
    >
      <Ready read={read}>
        {(overview) => (
          <>
            <CapacityCard overview={overview} settings={settings.data} />
            <div className="plan-columns">
              <CategoriesTable categories={overview.categories} />
              <NextSteps overview={overview} />
            </div>
          </>
        )}
      </Ready>
    </PlanPage>
  );
}

function NextSteps({ overview }: { overview: PlanOverview }) {
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
