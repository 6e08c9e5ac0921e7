import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import { checkDraft } from '@sevenmetre/rules/messages';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { messagePath, messagesPath, overdueReminder } from '../../../lib/paths/signed-in-paths.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { giveUpUnsaved, useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { MessageFields } from './message-fields.tsx';
import { emptyMessage, isSameForm, type TypedMessage } from './message-form.ts';
import './messages.css';

/** A message that is not saved yet; saving gives it an address of its own. */
export function NewMessagePage() {
  const t = useWords();
  const read = useRead('adminMessages', {});
  return (
    <AdminPage title={t('messages.newTitle')} back={{ to: messagesPath, name: t('messages.back') }}>
      <Ready read={read}>{(list) => <NewMessage list={list} />}</Ready>
    </AdminPage>
  );
}

function NewMessage({ list }: { list: AdminMessages }) {
  const t = useWords();
  const initial = useInitial(list);
  const navigate = useNavigate();
  const create = useWrite('adminMessageCreate', ['adminMessages']);
  const [clientKey] = useState(newKey);
  const [form, setForm] = useState(initial);
  const [checked, setChecked] = useState(false);
  useUnsaved(!isSameForm(form, initial));
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
        categories={list.categories}
        checked={checked}
        change={(patch) => setForm((before) => ({ ...before, ...patch }))}
      />
      <div className="actions">
        <AsyncButton action={save}>{t('messages.save')}</AsyncButton>
      </div>
    </>
  );
}

/** An empty message, or the proposed reminder for clubs with an overdue invoice. */
function useInitial({ reminder, timeZone }: AdminMessages): TypedMessage {
  const t = useWords();
  const [query] = useSearchParams();
  const today = useNow((now) => dayIn(timeZone, now));
  const [initial] = useState(() =>
    query.get('for') === overdueReminder
      ? {
          ...emptyMessage,
          ...reminder,
          overdueOnly: true,
          internalName: t('messages.reminder.name', { day: dayText(t, today) }),
        }
      : emptyMessage,
  );
  return initial;
}
