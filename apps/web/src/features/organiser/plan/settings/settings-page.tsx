import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { useEffect, useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { Badge } from '../../../../ui/page/badge.tsx';
import { useOneOpen } from '../../../../ui/page/folded-card.tsx';
import { Ready } from '../../../../ui/page/states.tsx';
import { PlanPage } from '../plan-page.tsx';
import { BlocksCard } from './blocks-card.tsx';
import { CourtsCard } from './courts-card.tsx';
import { partSummaries, type SettingsPart } from './part-summaries.ts';
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
  const foldOf = useOneOpen(firstThatDiffers(t, saved));
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
  const part = { settings, change, foldOf };
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
      <CourtsCard {...part} />
      <BlocksCard {...part} />
      <RulesCard {...part} />
      <WeightsCard {...part} />
      <TravelCard {...part} />
    </PlanPage>
  );
}

const parts = ['courts', 'blocks', 'rules', 'weights', 'travel'] as const;

/** The part that a phone shows open; null: nothing differs from what is usual. */
function firstThatDiffers(t: Translator, settings: PlanSettings): SettingsPart | null {
  const summaries = partSummaries(t, settings);
  return parts.find((part) => summaries[part].differs) ?? null;
}
