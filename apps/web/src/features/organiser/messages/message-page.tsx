import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { messageActions } from '@sevenmetre/rules/messages';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { type Read, useRead } from '../../../lib/queries/use-read.ts';
import { messagesPath } from '../../../lib/paths/signed-in-paths.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { MailsKept } from '../page/mails-kept.tsx';
import { PlainHistory } from '../page/plain-history.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { MessageEditor } from './message-editor.tsx';
import { emptyMessage } from './message-form.ts';
import { MessagePreview } from './message-preview.tsx';
import { MessageState } from './message-state.tsx';
import { PlannedMessage } from './planned-message.tsx';
import { SentActions, SentFacts, Unreached } from './sent-message.tsx';
import type { ShownMail } from './use-message-form.ts';
import './messages.css';

const names = {
  'message.created': 'created',
  'message.updated': 'updated',
  'message.sent': 'sent',
  'message.withdrawn': 'withdrawn',
  'message.shown': 'shown',
  'message.planned': 'planned',
  'message.unplanned': 'unplanned',
  'message.resent': 'resent',
  'message.redirected': 'redirected',
} as const;

/** Who wrote, sent and withdrew a message, and when. */
function MessageHistory({ detail: { timeline, timeZone } }: { detail: AdminMessage }) {
  const t = useWords();
  return (
    <PlainHistory
      title={t('messages.history')}
      entries={timeline}
      timeZone={timeZone}
      name={({ action }) => {
        const found = Object.entries(names).find(([known]) => known === action)?.[1];
        return found ? t(`messages.happened.${found}`) : action;
      }}
    />
  );
}

/** One message: written and sent while it is a draft, shown as it went out afterwards. */
export function MessagePage() {
  const id = Number(useParams()['id']);
  const read = useRead('adminMessage', { params: { id } });
  const t = useWords();
  const message = read.data?.message;
  return (
    <AdminPage
      title={message?.internalName ?? t('messages.title')}
      back={{ to: messagesPath, name: t('messages.back') }}
      sub={read.data ? <Standing detail={read.data} /> : undefined}
      actions={message?.state === 'sent' ? <SentActions message={message} /> : undefined}
    >
      <Ready read={read}>{(detail) => <Detail detail={detail} read={read} />}</Ready>
    </AdminPage>
  );
}

/** The state of a message in one line: when the draft was saved, when the message went out. */
function Standing({ detail }: { detail: AdminMessage }) {
  const t = useWords();
  const { message, timeZone } = detail;
  if (message.state === 'draft')
    return t('messages.draftSaved', { at: instantText(t, message.updatedAt, timeZone) });
  return (
    <>
      <MessageState message={message} /> {message.state === 'sent' ? <SentFacts detail={detail} /> : null}
    </>
  );
}

function Detail({ detail, read }: { detail: AdminMessage; read: Read<AdminMessage> }) {
  const { locale } = useLanguage();
  const [shown, show] = useState<ShownMail>({ locale, sampleId: null });
  const { message, files, reach, timeZone } = detail;
  const { state, withdrawnAt, mails } = message;
  const { refresh } = read;
  // Messages of earlier versions have mails whose deliveries nobody has kept.
  const hasDeliveries = state === 'sent' && (detail.deliveries.length > 0 || mails === 0);
  const actions = messageActions({ state, withdrawn: withdrawnAt !== null });
  return (
    <>
      <MailsKept />
      {actions.includes('update') ? (
        <MessageEditor
          key={message.id}
          detail={detail}
          initial={emptyMessage}
          choices={detail}
          timeZone={timeZone}
          refresh={refresh}
        />
      ) : null}
      {state === 'planned' ? <PlannedMessage detail={detail} refresh={refresh} /> : null}
      {state === 'sent' ? <Unreached reach={reach} /> : null}
      {hasDeliveries ? <DeliveryList detail={detail} read={read} /> : null}
      {state === 'draft' ? null : (
        <MessagePreview
          texts={message}
          reach={reach}
          detail={detail}
          files={files}
          shown={shown}
          show={show}
        />
      )}
      <MessageHistory detail={detail} />
    </>
  );
}
