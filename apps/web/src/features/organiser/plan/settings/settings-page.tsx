import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { useEffect, useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { Badge } from '../../../../ui/page/badge.tsx';
import { Ready } from '../../../../ui/page/states.tsx';
import { PlanPage } from '../plan-page.tsx';
import { BlocksCard } from './blocks-card.tsx';
import { CourtsCard } from './courts-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { changedParts } from './settings-draft.ts';
import { TravelCard } from './travel-card.tsx';
import { WeightsCard } from './weights-card.tsx';
import '../plan-forms.css';

/** Courts, hours, rules and wishes of the plan, each with a default. */
export function PlanSettingsPage() {
  const read = useRead('planSettings', {});
  const t = useWords();
  if (read.data !== undefined) return <Settings saved={read.data} />;
  return (
    <PlanPage title={t('planSettings.title')}>
      <Ready read={read}>{() => null}</Ready>
    </PlanPage>
  );
}

function Settings({ saved }: { saved: PlanSettings }) {
  const t = useWords();
  const [seen, setSeen] = useState(saved);
  const [settings, change] = useState(saved);
  const save = useWrite('planSettingsSave', ['planSettings', 'planOverview', 'planDraft']);
  const body = changedParts(seen, settings);
  // What others have saved is shown as long as nothing of one's own would be lost by it; so are new halls and categories,
  // which do not raise the revision.
  useEffect(() => {
    if (body !== null || saved === seen || saved.revision < seen.revision) return;
    setSeen(saved);
    change(saved);
  }, [saved, seen, body]);
  const store = async () => {
    if (body === null) return;
    const outcome = await save({ body });
    if (outcome.ok) {
      setSeen(outcome.body);
      change(outcome.body);
      showToast('done', t('planSettings.saved'));
    } else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <PlanPage
      title={t('planSettings.title')}
      sub={t('planSettings.lead')}
      actions={
        <>
          {body === null ? null : <Badge kind="wait">{t('planSettings.unsaved')}</Badge>}
          <AsyncButton action={store} disabled={body === null}>
            {t('planSettings.save')}
          </AsyncButton>
        </>
      }
    >
      <CourtsCard settings={settings} change={change} />
      <BlocksCard settings={settings} change={change} />
      <RulesCard settings={settings} change={change} />
      <WeightsCard settings={settings} change={change} />
      <TravelCard settings={settings} change={change} />
    </PlanPage>
  );
}
