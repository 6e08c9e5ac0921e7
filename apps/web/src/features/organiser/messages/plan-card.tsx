import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { required } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { isInstant } from '../../../lib/time/zone-clock.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { DateTimeField } from '../../../ui/forms/date/date-time-field.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { audienceText } from './audience-text.ts';
import { CopyButton } from './copy-button.tsx';
import { recordsText } from './reach-card.tsx';

interface PlanCardProps {
  readonly detail: AdminMessage;
  readonly refresh: () => Promise<void>;
}

/** @param at null: it becomes a draft again */
function usePlan({ detail: { message, reach }, refresh }: PlanCardProps) {
  const t = useWords();
  const write = useWrite('adminMessagePlan', ['adminMessage', 'adminMessages']);
  return async (at: string | null) => {
    const { id, revision } = message;
    const { remindedAt } = reach;
    const outcome = await write({ params: { id }, body: { revision, at, remindedAt } });
    if (outcome.ok) showToast('done', t(at === null ? 'messages.unplanDone' : 'messages.planDone'));
    else await refresh();
    return outcome;
  };
}

interface DraftPlanProps extends PlanCardProps {
  /** Why the letter cannot be sent as it is, as a sentence; null: it can. */
  readonly missing: string | null;
}

/** When a saved draft is sent by itself. */
export function PlanCard({ missing, ...props }: DraftPlanProps) {
  const t = useWords();
  const plan = usePlan(props);
  const form = useForm({
    values: { plannedAt: '' },
    check: ({ plannedAt }) => ({
      plannedAt: required(plannedAt) ?? (isInstant(plannedAt) ? missing : { code: 'dateFormat' }),
    }),
    send: ({ plannedAt }) => plan(plannedAt),
  });
  return (
    <Card title={t('messages.planTitle')}>
      <Form form={form}>
        <DateTimeField
          {...form.field('plannedAt')}
          label={t('messages.planAt')}
          hint={t('messages.planHint')}
          timeZone={props.detail.timeZone}
          optional="unsaid"
        />
        <Submit form={form} look="plain">
          {t('messages.plan')}
        </Submit>
      </Form>
    </Card>
  );
}

/** A message that waits for its time: it can become a draft again. */
export function PlannedMessage(props: PlanCardProps) {
  const t = useWords();
  const plan = usePlan(props);
  const unplan = async () => {
    const outcome = await plan(null);
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const { message, reach, places, timeZone } = props.detail;
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
      <div className="messages__actions">
        <AsyncButton action={unplan} look="plain">
          {t('messages.unplan')}
        </AsyncButton>
        <CopyButton message={message} />
      </div>
    </Card>
  );
}
