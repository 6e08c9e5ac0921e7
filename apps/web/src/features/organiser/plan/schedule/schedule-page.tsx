import type { PlanDraft, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { differenceOf, emptyPlan } from '@sevenmetre/engine/plan';
import { useMemo } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { planPath, planSettingsPath, planVersionsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { Empty, Ready } from '../../../../ui/page/states.tsx';
import { useDraft } from '../draft/use-draft.ts';
import '../plan.css';
import { PlanPage } from '../plan-page.tsx';
import { DayScores } from './grid/day-scores.tsx';
import type { ScheduleView } from './model/schedule-view.ts';
import { scheduleBaseOf, withDocument } from './model/view-of.ts';
import { stepText } from './planner/step-text.ts';
import { SchedulePlanner } from './schedule-planner.tsx';
import { useRun } from './use-run.ts';

/** The schedule of the edition's plan. */
export function SchedulePage() {
  const t = useWords();
  const draft = useRead('planDraft', {});
  const settings = useRead('planSettings', {});
  const isThere = draft.data !== undefined && settings.data !== undefined;
  if (isThere && draft.data.matches.length > 0 && settings.data.courts.length > 0) {
    return <Schedule draft={draft.data} settings={settings.data} refresh={draft.refresh} />;
  }
  return (
    <PlanPage title={t('planSchedule.title')}>
      <Ready read={draft}>
        {({ matches }) => (
          <Ready read={settings}>
            {() =>
              matches.length === 0 ? (
                <Empty
                  action={
                    <Link className="button" to={planPath}>
                      {t('plan.title')}
                    </Link>
                  }
                >
                  {t('planSchedule.noMatches')}
                </Empty>
              ) : (
                <Empty
                  action={
                    <Link className="button" to={planSettingsPath}>
                      {t('planSchedule.toSettings')}
                    </Link>
                  }
                >
                  {t('planSchedule.noCourts')}
                </Empty>
              )
            }
          </Ready>
        )}
      </Ready>
    </PlanPage>
  );
}

interface ScheduleProps {
  readonly draft: PlanDraft;
  readonly settings: PlanSettings;
  readonly refresh: () => Promise<void>;
}

function Schedule({ draft: read, settings, refresh }: ScheduleProps) {
  const t = useWords();
  const userId = useSession().current.user?.id ?? 0;
  const base = useMemo(() => scheduleBaseOf(t, read, settings), [t, read, settings]);
  const draft = useDraft(read, {
    userId,
    refresh,
    refused: () => showToast('error', t('planSchedule.refused')),
    arrived: ({ by, change }) => {
      const name = by?.name ?? t('planSchedule.someone');
      showToast(
        'done',
        t('planSchedule.said.arrived', { name, step: stepText(t, withDocument(base, emptyPlan), change) }),
      );
    },
  });
  const view = useMemo(() => withDocument(base, draft.document), [base, draft.document]);
  const search = useRun(base.matches.size);
  return (
    <>
      <SchedulePlanner
        view={view}
        draft={draft.state}
        steps={draft.steps}
        change={draft.change}
        resolve={draft.resolve}
        tryNow={draft.tryNow}
        search={search}
        Scored={DayScores}
        publish={<PublishLink view={view} isOffline={draft.state.offlineSince !== null} />}
      />
    </>
  );
}

/** The difference is looked at before anything is published: on the page of versions. */
function PublishLink({ view, isOffline }: { view: ScheduleView; isOffline: boolean }) {
  const t = useWords();
  const count = useMemo(() => {
    const { placed, unplaced, moved } = differenceOf(view.published, view.document.placements);
    return placed.length + unplaced.length + moved.length;
  }, [view]);
  const words = t('planSchedule.publish', { count });
  if (count === 0 || isOffline) {
    return (
      <button type="button" className="tool-button" aria-disabled="true">
        {words}
      </button>
    );
  }
  return (
    <Link className="tool-button tool-button--primary" to={planVersionsPath}>
      {words}
    </Link>
  );
}
