import type { AdminMessages } from '@sevenmetre/contract/messages/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';

type Standing = Pick<AdminMessages['messages'][number], 'state' | 'withdrawnAt'>;

/** Draft, planned, sent, or sent and withdrawn. */
export function MessageState({ message: { state, withdrawnAt } }: { message: Standing }) {
  const t = useWords();
  if (state === 'draft') return <Badge kind="wait">{t('messages.draft')}</Badge>;
  if (state === 'planned') return <Badge kind="wait">{t('messages.planned')}</Badge>;
  if (withdrawnAt !== null) return <Badge kind="plain">{t('messages.withdrawn')}</Badge>;
  return <Badge kind="good">{t('messages.sent')}</Badge>;
}
