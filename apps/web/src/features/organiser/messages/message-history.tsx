import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { PlainHistory } from '../page/plain-history.tsx';

const names = {
  'message.created': 'created',
  'message.updated': 'updated',
  'message.sent': 'sent',
  'message.withdrawn': 'withdrawn',
  'message.shown': 'shown',
} as const;

/** Who wrote, sent and withdrew a message, and when. */
export function MessageHistory({ detail: { timeline, timeZone } }: { detail: AdminMessage }) {
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
