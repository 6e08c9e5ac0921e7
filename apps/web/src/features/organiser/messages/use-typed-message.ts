import { checkDraft } from '@sevenmetre/rules/messages';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { BodyOf } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { formOf, isSameForm, type TypedMessage } from './message-form.ts';

type Head = BodyOf<'adminMessage'>['message'];

/** What is typed into a draft, beside what is stored. Somebody else's save is shown, never overwritten silently. */
export function useTyped(stored: Head, refresh: () => Promise<void>) {
  const t = useWords();
  const update = useWrite('adminMessageUpdate', ['adminMessage', 'adminMessages']);
  const [base, setBase] = useState({ form: formOf(stored), revision: stored.revision });
  const [form, setForm] = useState(base.form);
  const [checked, setChecked] = useState(false);
  const isTyped = !isSameForm(form, base.form);
  const isNewer = stored.revision > base.revision;
  const begin = (head: Head, isMineKept = false) => {
    setBase({ form: formOf(head), revision: head.revision });
    if (!isMineKept) setForm(formOf(head));
  };
  // Whoever has typed nothing sees what is stored now.
  if (isNewer && !isTyped) begin(stored);
  const save = async () => {
    setChecked(true);
    if (checkDraft(form).length > 0) return false;
    const { revision } = base;
    const outcome = await update({ params: { id: stored.id }, body: { ...form, revision } });
    if (outcome.ok) {
      begin(outcome.body.message);
      showToast('done', t('messages.saved'));
      return true;
    }
    showToast('error', failureText(t, outcome.failure));
    if (isChangedMeanwhile(outcome.failure)) await refresh();
    return false;
  };
  return {
    form,
    change: (patch: Partial<TypedMessage>) => setForm((before) => ({ ...before, ...patch })),
    isTyped,
    checked,
    save,
    conflict: isNewer && isTyped ? formOf(stored) : null,
    settle: (isMineKept: boolean) => begin(stored, isMineKept),
  };
}
