import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { newKey } from '../../../../lib/queries/new-key.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { planFailureText } from '../plan-failure.ts';
import type { ChangeNames } from './change-names.ts';
import { notifiedText, withNotified } from './notified-text.ts';
import { happeningText } from './happening-text.ts';

const old = ['planChanges', 'planVersions', 'planDraft', 'planOverview', 'planSettings'] as const;

/** The last version, when it came from a change: it can be taken back in one step. Or the one that took a change back. */
export function LastChange({ changes, names }: { changes: PlanChanges; names: ChangeNames }) {
  const t = useWords();
  const undo = useWrite('planRepairUndo', old);
  const [clientKey] = useState(newKey);
  const { version, happenings } = changes;
  if (version === null) return null;
  const { number, by, reason, restores, notified } = version;
  if (happenings === null)
    return restores === null ? null : (
      <div className="change-last">
        <p>
          <b>{t('planChanges.publishedAgain', { number: String(number), restores: String(restores) })}</b>{' '}
          <span>{notifiedText(t, notified)}</span>
        </p>
      </div>
    );
  const takeBack = async () => {
    const key = `${clientKey}-${number}`;
    const outcome = await undo({ body: { clientKey: key, version: number, tellClubs: true } });
    if (!outcome.ok) {
      showToast('error', planFailureText(t, outcome.failure));
      return false;
    }
    const [newest] = outcome.body.versions;
    const sentence = t('planChanges.undone', { number: String(newest?.number ?? '') });
    showToast('done', withNotified(t, sentence, newest?.notified));
    return true;
  };
  const what = happenings.map((happening) => happeningText(t, names, happening)).join('; ');
  return (
    <div className="change-last">
      <p>
        <b>{t('planChanges.last', { number: String(number), what })}</b>
        {by === null ? null : <span className="muted"> {t('planChanges.lastBy', { name: by })}</span>}
        {reason === null ? null : <span className="muted"> · {reason}</span>}
        {notified === null ? null : (
          <>
            {' · '}
            <span>{notifiedText(t, notified)}</span>
          </>
        )}
      </p>
      <AsyncButton look="plain" action={takeBack}>
        {t('planChanges.undo')}
      </AsyncButton>
    </div>
  );
}
