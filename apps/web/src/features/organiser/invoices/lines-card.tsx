import { inLanguage } from '@sevenmetre/rules/language';
import { useRef, useState } from 'react';
import type { ClubInvoice, InvoiceLine } from '@sevenmetre/contract/invoices/schemas';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { wholeOf } from './amounts.ts';
import { LineForm } from './line-form.tsx';
import { useMoneyPress } from './use-invoice-write.ts';

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
  const discount = useDiscount(clubId, line, name);
  const write = useMoneyPress('adminInvoiceLineDelete');
  const remove = async () => {
    const title = t('invoices.money.removeTitle', { name });
    if (!(await confirm({ kind: 'warning', title, confirm: t('invoices.money.remove') }))) return undefined;
    return write({ params: { id: String(clubId), lineId: String(line.id) } });
  };
  return (
    <span className="invoices__tools">
      <AsyncButton look="plain" label={t('invoices.money.changeDiscountOf', { name })} action={discount}>
        {t('invoices.money.changeDiscount')}
      </AsyncButton>
      {line.isSystem ? null : (
        <AsyncButton look="danger" label={t('invoices.money.removeOf', { name })} action={remove}>
          {t('invoices.money.remove')}
        </AsyncButton>
      )}
    </span>
  );
}

/** Asks for a percentage until it is one. */
function useDiscount(clubId: number, line: InvoiceLine, name: string): () => Promise<boolean | undefined> {
  const t = useWords();
  const confirm = useConfirm();
  const write = useMoneyPress('adminInvoiceLineUpdate');
  const typed = useRef('');
  return async () => {
    typed.current = String(line.discountPercent);
    const type = (text: string) => {
      typed.current = text;
    };
    const title = t('invoices.money.discountTitle', { name });
    for (let error: string | null = null; ; error = t('invoices.percentWrong')) {
      const text = <DiscountField value={typed.current} type={type} error={error} />;
      if (!(await confirm({ title, text, confirm: t('signedIn.save') }))) return undefined;
      const discountPercent = wholeOf(Number(typed.current.trim() || 'NaN'), 0, 100);
      const params = { id: String(clubId), lineId: String(line.id) };
      if (discountPercent !== null) return write({ params, body: { discountPercent } });
    }
  };
}

interface DiscountFieldProps {
  readonly value: string;
  readonly type: (text: string) => void;
  readonly error: string | null;
}

function DiscountField({ value, type, error }: DiscountFieldProps) {
  const t = useWords();
  return (
    <div className="organiser__reason">
      <label htmlFor="f-discount">{t('invoices.money.discountField')}</label>
      <input
        id="f-discount"
        className="input"
        inputMode="numeric"
        defaultValue={value}
        aria-invalid={error !== null}
        aria-describedby="f-discount-error"
        onChange={(event) => type(event.target.value)}
      />
      <p id="f-discount-error" className="field-error">
        {error}
      </p>
    </div>
  );
}
