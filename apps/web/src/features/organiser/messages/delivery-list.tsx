import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { canResend, deliveryStates, isAboutMoney } from '@sevenmetre/rules/messages';
import { email as emailError, firstError, required } from '@sevenmetre/rules/validation';
import { useId, useMemo, useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { type Read, useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { ListFilter } from '../../../ui/lists/list-filters.tsx';
import { type FrameColumn, ListFrame } from '../../../ui/lists/list-frame.tsx';
import { countedHere, foundRows, type ShortList } from '../../../ui/lists/short-list.ts';
import { useList } from '../../../ui/lists/use-list.ts';
import { useModal } from '../../../ui/use-modal.ts';
import { useMailsKept } from '../page/mails-kept.tsx';
import { CallLink } from './sent-message.tsx';
import '../../../ui/dialogs/confirm-dialog.css';

type DeliveryRow = AdminMessage['deliveries'][number];

/** One sign for each state: on its way, accepted, come back, never sent. */
const signs = { queued: 'half', sent: 'full', 'given-up': '', dropped: 'off' } as const;

/** Milliseconds after which the list is read again while mails are on their way. */
const every = 10_000;

interface DeliveryListProps {
  readonly detail: AdminMessage;
  readonly read: Read<AdminMessage>;
}

/** What became of each mail of a sent message, with the reason; those that came back can be sent again, to another address too. */
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
  const isKept = useMailsKept();
  const [elsewhere, sendElsewhere] = useState<DeliveryRow | null>(null);
  const columns = useMemo(
    () => deliveryColumns(t, message, { timeZone, isKept, resend, sendElsewhere }),
    [t, message, timeZone, isKept, resend, sendElsewhere],
  );
  const failed = failedOf(deliveries);
  return (
    <>
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
        counted={countedHere('adminMessage', deliveries, short)}
        nobody={<p>{t('messages.deliveryNone')}</p>}
        quick={failed.length === 0 ? null : <ResendButton rows={failed} resend={resend} />}
        renderBulk={(rows) =>
          failedOf(rows).length === 0 ? null : <ResendButton rows={failedOf(rows)} resend={resend} />
        }
      />
      {elsewhere === null ? null : (
        <OtherAddress messageId={message.id} row={elsewhere} close={() => sendElsewhere(null)} />
      )}
    </>
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

/** Those that can go to a present address: another one that was typed is not kept. */
function failedOf(rows: readonly DeliveryRow[]): readonly DeliveryRow[] {
  return rows.filter(({ state, person }) => canResend(state) && person !== '');
}

interface OtherAddressProps {
  readonly messageId: number;
  readonly row: DeliveryRow;
  readonly close: () => void;
}

/** Sends the mail of one club to an address that is typed here. */
function OtherAddress({ messageId, row, close }: OtherAddressProps) {
  const t = useWords();
  const dialog = useModal();
  const title = useId();
  const write = useWrite('adminMessageResend', ['adminMessage']);
  const form = useForm({
    id: 'other-address',
    values: { email: '' },
    check: ({ email }) => ({ email: firstError(email, [required, emailError]) }),
    send: async ({ email }) => {
      const body = { deliveryIds: [row.id], email: email.trim() };
      const outcome = await write({ params: { id: messageId }, body });
      if (!outcome.ok) return outcome;
      showToast('done', t('messages.other.done'));
      close();
      return outcome;
    },
  });
  return (
    <dialog ref={dialog} className="confirm-dialog" aria-labelledby={title} onClose={close}>
      <div className="confirm-dialog__question">
        <h2 id={title}>{t('messages.other.title')}</h2>
      </div>
      <Form form={form} takesFocus>
        <TextField
          {...form.field('email')}
          label={t('messages.other.field')}
          hint={t('messages.other.hint', { club: row.name })}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <Submit form={form} cancel={close}>
          {t('messages.other.send')}
        </Submit>
      </Form>
    </dialog>
  );
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
      paid: ({ paidSince }) => paidSince?.amount ?? 0,
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

interface RowParts {
  readonly timeZone: string;
  /** Mails are kept as files: none was sent. */
  readonly isKept: boolean;
  readonly resend: Resend;
  /** Opens the dialog for another address of the club. */
  readonly sendElsewhere: (row: DeliveryRow) => void;
}

function deliveryColumns(
  t: Translator,
  message: AdminMessage['message'],
  parts: RowParts,
): FrameColumn<DeliveryRow>[] {
  const { timeZone, isKept } = parts;
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
            {t(isKept && state === 'sent' ? 'messages.deliveryKept' : `messages.deliveryState.${state}`)}
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
          {person === '' ? t('messages.other.person') : person} <span className="muted">{email}</span>
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
    ...(isAboutMoney(message) ? [paidColumn(t)] : []),
    actionColumn(t, message, parts),
  ];
}

/** Of a message about what clubs owe: what was paid after it. */
function paidColumn(t: Translator): FrameColumn<DeliveryRow> {
  return {
    key: 'paid',
    title: t('messages.paidSince'),
    isUsual: true,
    sortable: true,
    cell: ({ paidSince }) => (paidSince === null ? '–' : moneyText(t, paidSince.amount, paidSince.currency)),
  };
}

/** A mail that came back goes again to the present address, or that of a club to another one. */
function actionColumn(
  t: Translator,
  { recipientType }: AdminMessage['message'],
  { resend, sendElsewhere }: RowParts,
): FrameColumn<DeliveryRow> {
  return {
    key: 'resend',
    title: t('registrations.columnAction'),
    isUsual: true,
    phone: 'action',
    align: 'right',
    cell: (row) => (
      <>
        {recipientType === 'clubs' && canResend(row.state) ? (
          <button
            type="button"
            className="button button--outline"
            aria-label={`${t('messages.other.open')} ${row.name}`}
            onClick={() => sendElsewhere(row)}
          >
            {t('messages.other.open')}
          </button>
        ) : null}{' '}
        {failedOf([row]).length === 0 ? null : (
          <AsyncButton
            action={() => resend([row.id])}
            look="plain"
            label={`${t('messages.resend')}: ${row.name}`}
          >
            {t('messages.resend')}
          </AsyncButton>
        )}{' '}
        {canResend(row.state) ? <CallLink name={row.name} phone={row.phone} /> : null}
      </>
    ),
  };
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
