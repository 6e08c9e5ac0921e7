import { inLanguage } from '@sevenmetre/rules/language';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClubInvoice, InvoiceLine } from '@sevenmetre/contract/invoices/schemas';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { wholeOf } from './amounts.ts';
import { LineForm } from './line-form.tsx';
import { useMoneyPress, useMoneyWrite } from './use-invoice-write.ts';

/** What a club pays for: lines that the order makes, and lines by hand. */
export function LinesCard({ money }: { money: ClubInvoice }) {
  const t = useWords();
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAdding(false);
    opener.current?.focus();
  };
  const add = (
    <button
      ref={opener}
      className="button button--outline"
      type="button"
      aria-expanded={adding}
      onClick={() => setAdding(!adding)}
    >
      {t('invoices.money.addLine')}
    </button>
  );
  return (
    <Card title={t('invoices.money.lines')} aside={add}>
      {adding ? <LineForm money={money} close={close} /> : null}
      <DataTable
        caption={t('invoices.money.lines')}
        columns={useColumns(money.club.id)}
        rows={money.lines}
        rowKey={({ id }) => id}
        empty={t('invoices.money.noLines')}
      />
    </Card>
  );
}

function useColumns(clubId: number): Column<InvoiceLine>[] {
  const { t, locale } = useLanguage();
  const nameOf = (line: InvoiceLine) => inLanguage(locale, { cs: line.nameCs, en: line.nameEn });
  return [
    {
      key: 'name',
      title: t('invoices.money.line'),
      phone: 'heading',
      cell: (line) => <LineName line={line} name={nameOf(line)} />,
    },
    {
      key: 'quantity',
      title: t('invoices.money.quantity'),
      align: 'right',
      cell: (line) => t.number(line.quantity),
    },
    {
      key: 'each',
      title: t('invoices.money.each'),
      align: 'right',
      cell: (line) => <span className="organiser__money">{moneyText(t, line.unitPrice, line.currency)}</span>,
    },
    {
      key: 'discount',
      title: t('invoices.money.discount'),
      align: 'right',
      cell: ({ discountPercent }) => (discountPercent === 0 ? null : `${discountPercent} %`),
    },
    {
      key: 'total',
      title: t('invoices.money.total'),
      align: 'right',
      phone: 'aside',
      cell: (line) => (
        <b className={`organiser__money${line.outdated ? ' invoices__over' : ''}`}>
          {moneyText(t, line.total, line.currency)}
        </b>
      ),
    },
    {
      key: 'on',
      title: t('invoices.money.on'),
      cell: ({ documentNumber }) =>
        documentNumber ?? <span className="muted">{t('invoices.money.notIssued')}</span>,
    },
    {
      key: 'actions',
      title: t('invoices.changes'),
      phone: 'action',
      cell: (line) =>
        line.documentNumber === null ? <LineActions clubId={clubId} line={line} name={nameOf(line)} /> : null,
    },
  ];
}

function LineName({ line, name }: { line: InvoiceLine; name: string }) {
  const t = useWords();
  return (
    <>
      <span className={`invoices__name${line.outdated ? ' invoices__over' : ''}`}>{name}</span>
      {line.isSystem ? null : <span className="muted invoices__under">{t('invoices.money.byHand')}</span>}
      {line.outdated ? <Badge kind="wait">{t('invoices.money.overtaken')}</Badge> : null}
    </>
  );
}

interface LineActionsProps {
  readonly clubId: number;
  readonly line: InvoiceLine;
  readonly name: string;
}

function LineActions({ clubId, line, name }: LineActionsProps) {
  const t = useWords();
  const confirm = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const write = useMoneyPress('adminInvoiceLineDelete');
  const remove = async () => {
    const title = t('invoices.money.removeTitle', { name });
    if (!(await confirm({ kind: 'warning', title, confirm: t('invoices.money.remove') }))) return undefined;
    return write({ params: { id: String(clubId), lineId: String(line.id) } });
  };
  if (isOpen) return <DiscountForm clubId={clubId} line={line} name={name} close={close} />;
  return (
    <span className="invoices__tools">
      <button
        ref={opener}
        className="button button--outline"
        type="button"
        aria-label={t('invoices.money.changeDiscountOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('invoices.money.changeDiscount')}
      </button>
      {line.isSystem ? null : (
        <AsyncButton look="danger" label={t('invoices.money.removeOf', { name })} action={remove}>
          {t('invoices.money.remove')}
        </AsyncButton>
      )}
    </span>
  );
}

/** The percentage taken off a line. */
function DiscountForm({ clubId, line, name, close }: LineActionsProps & { readonly close: () => void }) {
  const t = useWords();
  const write = useMoneyWrite('adminInvoiceLineUpdate');
  const form = useForm<{ discount: number | null }>({
    id: `line-${line.id}`,
    values: { discount: line.discountPercent },
    check: ({ discount }) => ({
      discount: wholeOf(discount ?? Number.NaN, 0, 100) === null ? t('invoices.percentWrong') : null,
    }),
    send: async ({ discount }) => {
      const params = { id: String(clubId), lineId: String(line.id) };
      const outcome = await write({ params, body: { discountPercent: discount ?? 0 } });
      if (outcome.ok) close();
      return outcome;
    },
  });
  return (
    <Form form={form} label={t('invoices.money.discountTitle', { name })} takesFocus>
      <NumberField {...form.field('discount')} label={t('invoices.money.discountField')} />
      <Submit form={form} cancel={close} />
    </Form>
  );
}
