import { checkDraft } from '@sevenmetre/rules/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { messagePath, messagesPath } from '../../../lib/paths/signed-in-paths.ts';
import { giveUpUnsaved, useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { MessageFields } from './message-fields.tsx';
import { emptyMessage, isSameForm } from './message-form.ts';
import './messages.css';

/** A message that is not saved yet; saving gives it an address of its own. */
export function NewMessagePage() {
  const t = useWords();
  const read = useRead('adminMessages', {});
  return (
    <AdminPage title={t('messages.newTitle')} back={{ to: messagesPath, name: t('messages.back') }}>
      <Ready read={read}>{({ categories }) => <NewMessage categories={categories} />}</Ready>
    </AdminPage>
  );
}

function NewMessage({ categories }: { categories: readonly string[] }) {
  const t = useWords();
  const navigate = useNavigate();
  const create = useWrite('adminMessageCreate', ['adminMessages']);
  const [clientKey] = useState(newKey);
  const [form, setForm] = useState(emptyMessage);
  const [checked, setChecked] = useState(false);
  useUnsaved(!isSameForm(form, emptyMessage));
  const save = async () => {
    setChecked(true);
    if (checkDraft(form).length > 0) return false;
    const outcome = await create({ body: { ...form, clientKey } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    showToast('done', t('messages.saved'));
    giveUpUnsaved();
    void navigate(messagePath(outcome.body.message.id), { replace: true });
    return true;
  };
  return (
    <>
      <MessageFields
        form={form}
        categories={categories}
        checked={checked}
        change={(patch) => setForm((before) => ({ ...before, ...patch }))}
      />
      <div className="actions">
        <AsyncButton action={save}>{t('messages.save')}</AsyncButton>
      </div>
    </>
  );
}
