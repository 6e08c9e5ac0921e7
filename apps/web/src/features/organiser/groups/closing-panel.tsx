import type { AdminGroup } from '@sevenmetre/contract/groups/group-closing';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ClosingEffects } from './closing-effects.tsx';

interface ClosingPanelProps {
  readonly group: AdminGroup;
  readonly close: () => void;
}

/** What closing a group (or opening a closed one) changes, and the press that does it, with its reason. */
export function ClosingPanel({ group, close }: ClosingPanelProps) {
  const t = useWords();
  const { id, label, closedByHand, running } = group;
  const isBlocked = !closedByHand && running > 0;
  const read = useRead('groupClosingImpact', { params: { id } });
  const write = useWrite('groupClose', ['adminGroups', 'groupClosingImpact', 'recordHistory']);
  const [reason, setReason] = useState('');
  useUnsaved(reason.trim() !== '');
  const names = { group: label };
  const press = async () => {
    const outcome = await write({ params: { id }, body: { closed: !closedByHand, reason: reason.trim() } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    const done = closedByHand ? 'groups.openDone' : 'groups.closeDone';
    showToast('done', t(done, names));
    close();
    return true;
  };
  const title = closedByHand ? 'groups.openTitle' : 'groups.closeTitle';
  return (
    <section className="group-list__panel" aria-label={t(title, names)}>
      <h3>{t(title, names)}</h3>
      <Ready read={read}>{(closing) => <ClosingEffects closing={closing} />}</Ready>
      {isBlocked ? <Banner kind="wait">{t('errors.group-running')}</Banner> : null}
      <TextField
        name={`reason-${id}`}
        label={t('groups.reason')}
        hint={t('groups.reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
      <div className="actions">
        <AsyncButton action={press} disabled={isBlocked || reason.trim() === '' || read.data === undefined}>
          {t(closedByHand ? 'groups.reopen' : 'groups.close')}
        </AsyncButton>
        <button className="button button--outline" type="button" onClick={close}>
          {t('groups.back')}
        </button>
      </div>
    </section>
  );
}
