import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { messageActions } from '@sevenmetre/rules/messages';
import { useParams } from 'react-router';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { messagesPath } from '../../../lib/paths/signed-in-paths.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { PlainHistory } from '../page/plain-history.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { MessageEditor } from './message-editor.tsx';
import { MessagePreview } from './message-preview.tsx';
import { MessageState } from './message-state.tsx';
import { PlannedMessage } from './plan-card.tsx';
import { SentMessage } from './sent-message.tsx';
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
      sub={message ? <MessageState message={message} /> : undefined}
    >
      <Ready read={read}>{(detail) => <Detail detail={detail} refresh={read.refresh} />}</Ready>
    </AdminPage>
  );
}

function Detail({ detail, refresh }: { detail: AdminMessage; refresh: () => Promise<void> }) {
  const { state, withdrawnAt, mails } = detail.message;
  // Messages of earlier versions have mails whose deliveries nobody has kept.
  const hasDeliveries = state === 'sent' && (detail.deliveries.length > 0 || mails === 0);
  const actions = messageActions({ state, withdrawn: withdrawnAt !== null });
  return (
    <>
      {actions.includes('update') ? (
        <MessageEditor key={detail.message.id} detail={detail} refresh={refresh} />
      ) : null}
      {state === 'planned' ? <PlannedMessage detail={detail} refresh={refresh} /> : null}
      {state === 'sent' ? <SentMessage detail={detail} /> : null}
      {hasDeliveries ? <DeliveryCard detail={detail} /> : null}
      {state === 'draft' ? null : (
        <MessagePreview detail={detail} texts={detail.message} reach={detail.reach} />
      )}
      <MessageHistory detail={detail} />
    </>
  );
}
