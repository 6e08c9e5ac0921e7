import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { canResend, deliveryStates } from '@sevenmetre/rules/messages';
import { useMemo } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { type Read, useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import type { ListFilter } from '../../../ui/lists/list-filters.tsx';
import { type FrameColumn, ListFrame } from '../../../ui/lists/list-frame.tsx';
import { countedHere, foundRows, type ShortList } from '../../../ui/lists/short-list.ts';
import { useList } from '../../../ui/lists/use-list.ts';

type DeliveryRow = AdminMessage['deliveries'][number];

/** One sign for each state: on its way, accepted, come back, never sent. */
const signs = { queued: 'half', sent: 'full', 'given-up': '', dropped: 'off' } as const;

/** Milliseconds after which the list is read again while mails are on their way. */
const every = 10_000;

interface DeliveryListProps {
  readonly detail: AdminMessage;
  readonly read: Read<AdminMessage>;
}

/** What became of each mail of a sent message, with the reason; those that came back can be sent again. */
export function DeliveryList({ detail, read }: DeliveryListProps) {
  const { t, locale } = useLanguage();
  const { message, deliveries, timeZone } = detail;
  const list = useList(null, [
    { key: 'all', name: t('registrations.clubs.viewAll'), question: '' },
    ...deliveryStates.map((state) => ({
      key: state,
      name: t(`messages.deliveryView.${state}`),
      question: `state=${state}`,
    })),
  ]);
  const short = deliveryShortList(locale);
  const isUnderWay = deliveries.some(({ state }) => state === 'queued');
  useRead('adminMessage', { params: { id: message.id } }, isUnderWay ? { every } : {});
  const resend = useResend(message.id);
  const columns = useMemo(() => deliveryColumns(t, timeZone, resend), [t, timeZone, resend]);
  const failed = failedOf(deliveries);
  return (
    <ListFrame
      list={list}
      read={read}
      rows={foundRows(deliveries, list.question, short)}
      rowKey={({ id }) => id}
      rowName={({ name, person }) => `${name}, ${person}`}
      caption={t('messages.delivery')}
      columns={columns}
      filters={deliveryFilters(t)}
      searchLabel={t('messages.deliverySearch')}
      sort={{ key: '', direction: 'asc' }}
      descending="down"
      counted={countedHere('adminMessage', deliveries, short)}
      nobody={<p>{t('messages.deliveryNone')}</p>}
      quick={failed.length === 0 ? null : <ResendButton rows={failed} resend={resend} />}
      renderBulk={(rows) =>
        failedOf(rows).length === 0 ? null : <ResendButton rows={failedOf(rows)} resend={resend} />
      }
    />
  );
}

type Resend = (ids: readonly number[]) => Promise<boolean>;

function useResend(id: number): Resend {
  const { t } = useLanguage();
  const write = useWrite('adminMessageResend', ['adminMessage']);
  return async (deliveryIds) => {
    const outcome = await write({ params: { id }, body: { deliveryIds: [...deliveryIds] } });
    if (outcome.ok) showToast('done', t('messages.resendDone'));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
}

function failedOf(rows: readonly DeliveryRow[]): readonly DeliveryRow[] {
  return rows.filter(({ state }) => canResend(state));
}

function ResendButton({ rows, resend }: { rows: readonly DeliveryRow[]; resend: Resend }) {
  const { t } = useLanguage();
  return (
    <AsyncButton action={() => resend(rows.map(({ id }) => id))} look="plain">
      {t('messages.resendAll', { count: rows.length })}
    </AsyncButton>
  );
}

/** Without a column the order is the server's: by club or referee. */
function deliveryShortList(locale: string): ShortList<DeliveryRow> {
  return {
    locale,
    texts: ({ name, person, email }) => [name, person, email],
    filters: { state: ({ state }) => [state] },
    sorts: {
      name: ({ name }) => name,
      state: ({ state }) => deliveryStates.indexOf(state),
      person: ({ person }) => person,
      seen: ({ seenAt }) => seenAt ?? '',
    },
  };
}

function deliveryFilters(t: Translator): readonly ListFilter[] {
  return [
    {
      name: 'state',
      label: t('messages.state'),
      options: deliveryStates.map((state) => [state, t(`messages.deliveryView.${state}`)] as const),
    },
  ];
}

function deliveryColumns(t: Translator, timeZone: string, resend: Resend): FrameColumn<DeliveryRow>[] {
  return [
    {
      key: 'name',
      title: t('messages.deliveryName'),
      isName: true,
      phone: 'heading',
      sortable: true,
      cell: ({ name }) => <b>{name}</b>,
    },
    {
      key: 'state',
      title: t('messages.state'),
      isUsual: true,
      phone: 'aside',
      sortable: true,
      cell: ({ state }) => (
        <span className="state-sign" data-sign={signs[state]}>
          <i />
          <span className={canResend(state) ? 'check-line check-line--bad' : ''}>
            {t(`messages.deliveryState.${state}`)}
          </span>
        </span>
      ),
    },
    {
      key: 'person',
      title: t('messages.deliveryPerson'),
      isUsual: true,
      sortable: true,
      cell: ({ person, email }) => (
        <span>
          {person} <span className="muted">{email}</span>
        </span>
      ),
    },
    {
      key: 'why',
      title: t('messages.deliveryWhy'),
      isUsual: true,
      phone: 'under',
      cell: (row) => whyText(t, row, timeZone),
    },
    {
      key: 'seen',
      title: t('messages.seen'),
      isUsual: true,
      sortable: true,
      cell: ({ seenAt }) => (seenAt === null ? '–' : instantText(t, seenAt, timeZone)),
    },
    {
      key: 'resend',
      title: t('registrations.columnAction'),
      isUsual: true,
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
function whyText(t: Translator, { state, at, failure }: DeliveryRow, timeZone: string): string {
  const moment = at === null ? '' : instantText(t, at, timeZone);
  if (state === 'sent') return moment;
  const next = moment === '' ? [] : [t('messages.deliveryNext', { at: moment })];
  if (failure === null) return next.join('') || '–';
  const { kind, code } = failure;
  return state === 'given-up' ? t(`mailQueue.failures.${kind}`, { code }) : [code, ...next].join(', ');
}
