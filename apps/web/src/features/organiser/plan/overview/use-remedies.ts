import type { PlanSettings, PlanSettingsBody, RemedyChange } from '@sevenmetre/contract/plan/schemas';
import { withRemedies } from '@sevenmetre/engine/schedule';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { changedParts } from '../settings/settings-draft.ts';

interface Applied {
  readonly words: string;
  /** What takes it back, as long as nobody has saved other settings since. */
  readonly back: PlanSettingsBody;
}

/** Applies remedies to the settings by one press; the last of them can be taken back. */
export function useRemedies(settings: PlanSettings | undefined) {
  const t = useWords();
  const save = useWrite('planSettingsSave', ['planSettings', 'planOverview', 'planDraft']);
  const [applied, setApplied] = useState<Applied | null>(null);
  const store = async (body: PlanSettingsBody) => {
    const outcome = await save({ body });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok ? outcome.body : null;
  };
  const apply = async (changes: readonly RemedyChange[], words: string): Promise<boolean> => {
    const changed = settings && changedParts(settings, withRemedies(settings, changes));
    const saved = changed ? await store(changed) : null;
    if (!settings || saved === null) return false;
    const before = { ...settings, revision: saved.revision };
    const back = changedParts({ ...withRemedies(before, changes) }, before);
    setApplied(back && { words, back });
    return true;
  };
  const undo = async (): Promise<boolean> => {
    const saved = applied ? await store(applied.back) : null;
    setApplied(null);
    if (saved !== null) showToast('done', t('plan.remedy.undone'));
    return saved !== null;
  };
  return { apply, undo, applied: applied?.words ?? null };
}
