import { planSchedulePath } from '../../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { Ready } from '../../../../ui/page/states.tsx';
import { PlanPage } from '../plan-page.tsx';
import { CapacityCard } from './capacity-card.tsx';
import { CategoriesTable } from './categories-table.tsx';
import { NextSteps } from './next-steps.tsx';
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
          {t('organiser.nav.schedule')}
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
