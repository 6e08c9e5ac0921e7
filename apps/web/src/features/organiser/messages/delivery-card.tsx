import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { canResend } from '@sevenmetre/rules/messages';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';

type Delivery = AdminMessage['deliveries'][number];

const kinds = { queued: 'wait', sent: 'good', 'given-up': 'bad', dropped: 'bad' } as const;

/** What became of each mail of a sent message; those that came back can be sent again. */
export function DeliveryCard({ detail }: { detail: AdminMessage }) {
  const t = useWords();
  const { message, deliveries, timeZone } = detail;
  const write = useWrite('adminMessageResend', ['adminMessage']);
  const resend = async (deliveryIds: number[]) => {
    const outcome = await write({ params: { id: message.id }, body: { deliveryIds } });
    if (outcome.ok) showToast('done', t('messages.resendDone'));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const failed = deliveries.filter(({ state }) => canResend(state)).map(({ id }) => id);
  const counts = (['sent', 'queued', 'given-up', 'dropped'] as const)
    .map((state) => [state, deliveries.filter((one) => one.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${t(`messages.deliveryState.${state}`)} ${t.number(count)}`);
  return (
    <Card title={t('messages.delivery')}>
      <p role="status">{counts.join(' · ')}</p>
      {failed.length === 0 ? null : (
        <div className="messages__actions">
          <AsyncButton action={() => resend(failed)} look="plain">
            {t('messages.resendAll', { count: failed.length })}
          </AsyncButton>
        </div>
      )}
      <DataTable
        caption={t('messages.delivery')}
        columns={columns(t, timeZone, resend)}
        rows={deliveries}
        rowKey={({ id }) => id}
        empty={t('messages.deliveryNone')}
      />
    </Card>
  );
}

function columns(
  t: Translator,
  timeZone: string,
  resend: (ids: number[]) => Promise<boolean>,
): Column<Delivery>[] {
  return [
    { key: 'name', title: t('messages.deliveryName'), phone: 'heading', cell: ({ name }) => <b>{name}</b> },
    {
      key: 'person',
      title: t('messages.deliveryPerson'),
      cell: ({ person, email }) => (
        <div className="messages__name">
          <span>{person}</span>
          <span className="muted">{email}</span>
        </div>
      ),
    },
    {
      key: 'state',
      title: t('messages.state'),
      cell: ({ state }) => <Badge kind={kinds[state]}>{t(`messages.deliveryState.${state}`)}</Badge>,
    },
    { key: 'why', title: t('messages.deliveryWhy'), cell: (row) => whyText(t, row, timeZone) },
    {
      key: 'seen',
      title: t('messages.seen'),
      cell: ({ seenAt }) => (seenAt === null ? '–' : instantText(t, seenAt, timeZone)),
    },
    {
      key: 'resend',
      title: t('registrations.columnAction'),
      phone: 'action',
      align: 'right',
      cell: ({ id, state, name }) =>
        canResend(state) ? (
          <AsyncButton action={() => resend([id])} look="plain" label={`${t('messages.resend')}: ${name}`}>
            {t('messages.resend')}
          </AsyncButton>
        ) : null,
    },
  ];
}

/** When it was sent or is tried again, and why it was given up. */
function whyText(t: Translator, { state, at, failure }: Delivery, timeZone: string): string {
  const moment = at === null ? '' : instantText(t, at, timeZone);
  if (state === 'sent') return moment;
  const next = moment === '' ? [] : [t('messages.deliveryNext', { at: moment })];
  if (failure === null) return next.join('') || '–';
  const { kind, code } = failure;
  return state === 'given-up' ? t(`mailQueue.failures.${kind}`, { code }) : [code, ...next].join(', ');
}
