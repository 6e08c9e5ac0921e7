import { wordsFor } from '@sevenmetre/rules/messages';
import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { instantText } from '../../../lib/time/moments.ts';
import { languagesText, recordsText } from './reach-card.tsx';

/** Sends a draft after a question that says how many get it; another number meanwhile is asked about again. */
export function useSend(detail: AdminMessage, refresh: () => Promise<void>) {
  const { t, locale } = useLanguage();
  const confirm = useConfirm();
  const send = useWrite('adminMessageSend', ['adminMessage', 'adminMessages']);
  const { message, reach, timeZone } = detail;
  const { remindedAt } = reach;
  return async () => {
    const { title } = wordsFor(message, locale);
    const records = recordsText(t, message, reach);
    const languages = languagesText(reach) || '–';
    const isAgreed = await confirm({
      kind: 'warning',
      title: t('messages.sendTitle', { count: reach.mails }),
      text: [
        ...(remindedAt === null
          ? []
          : [t('messages.reminder.again', { at: instantText(t, remindedAt, timeZone) })]),
        t('messages.sendText', { title, records, languages }),
      ].join(' '),
      confirm: t('messages.sendConfirm'),
    });
    if (!isAgreed) return undefined;
    const seen = { revision: message.revision, mails: reach.mails, remindedAt };
    const outcome = await send({ params: { id: message.id }, body: seen });
    if (outcome.ok) {
      showToast('done', t('messages.sendDone', { count: outcome.body.message.mails ?? 0 }));
      return true;
    }
    showToast('error', failureText(t, outcome.failure));
    await refresh();
    return false;
  };
}
