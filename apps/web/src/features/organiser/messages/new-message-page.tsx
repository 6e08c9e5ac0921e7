import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { messagesPath, overdueReminder } from '../../../lib/paths/signed-in-paths.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { MailsKept } from '../page/mails-kept.tsx';
import { MessageEditor } from './message-editor.tsx';
import { emptyMessage, type TypedMessage } from './message-form.ts';

/** A message that is not saved yet; saving gives it an address of its own. */
export function NewMessagePage() {
  const t = useWords();
  const read = useRead('adminMessages', {});
  return (
    <AdminPage
      title={t('messages.newTitle')}
      back={{ to: messagesPath, name: t('messages.back') }}
      sub={t('messages.draftNew')}
    >
      <MailsKept />
      <Ready read={read}>{(list) => <NewMessage list={list} refresh={read.refresh} />}</Ready>
    </AdminPage>
  );
}

function NewMessage({ list, refresh }: { list: AdminMessages; refresh: () => Promise<void> }) {
  const initial = useInitial(list);
  return (
    <MessageEditor
      detail={null}
      initial={initial}
      choices={list}
      timeZone={list.timeZone}
      refresh={refresh}
    />
  );
}

/** An empty message, or the proposed reminder for clubs with an overdue invoice. */
function useInitial({ templates, timeZone }: AdminMessages): TypedMessage {
  const t = useWords();
  const [query] = useSearchParams();
  const today = useNow((now) => dayIn(timeZone, now));
  const [initial] = useState(() => {
    if (query.get('for') !== overdueReminder) return emptyMessage;
    const { titleCs, titleEn, textCs, textEn, otherTexts } =
      templates.find(({ kind }) => kind === 'reminder') ?? emptyMessage;
    const internalName = t('messages.reminder.name', { day: dayText(t, today) });
    const texts = { titleCs, titleEn, textCs, textEn, otherTexts };
    return { ...emptyMessage, ...texts, overdueOnly: true, internalName };
  });
  return initial;
}
