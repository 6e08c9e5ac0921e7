import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { audienceText } from './audience-text.ts';
import { CopyButton } from './copy-button.tsx';
import { recordsText } from './recipients-pane.tsx';

interface PlannedMessageProps {
  readonly detail: AdminMessage;
  readonly refresh: () => Promise<void>;
}

/** A message that waits for its time: it can become a draft again. */
export function PlannedMessage({ detail, refresh }: PlannedMessageProps) {
  const t = useWords();
  const write = useWrite('adminMessagePlan', ['adminMessage', 'adminMessages']);
  const { message, reach, places, timeZone } = detail;
  const unplan = async () => {
    const { id, revision } = message;
    const { remindedAt } = reach;
    const outcome = await write({ params: { id }, body: { revision, at: null, remindedAt } });
    if (outcome.ok) {
      showToast('done', t('messages.unplanDone'));
      return true;
    }
    showToast('error', failureText(t, outcome.failure));
    await refresh();
    return false;
  };
  const at = message.plannedAt === null ? '–' : instantText(t, message.plannedAt, timeZone);
  return (
    <Card title={t('messages.planned')}>
      <Facts
        rows={[
          [t('messages.planAt'), t('messages.plannedFor', { at, zone: timeZone })],
          [audienceText(t, message, places), recordsText(t, message, reach)],
          [t('messages.reachMails'), t('messages.mails', { count: reach.mails })],
        ]}
      />
      <p className="field-hint">{t('messages.planHint')}</p>
      <div className="actions">
        <AsyncButton action={unplan} look="plain">
          {t('messages.unplan')}
        </AsyncButton>
        <CopyButton message={message} />
      </div>
    </Card>
  );
}
