import { useState } from 'react';
import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { minorOf } from '../invoices/amounts.ts';
import { useAssign } from './use-assign.ts';

/** Finding the club that a movement is a payment of: those that are likely at once, any other by its name. */
export function AssignForm({ movement }: { movement: BankTransaction }) {
  const t = useWords();
  const first = movement.suggestions[0]?.name ?? '';
  const [search, setSearch] = useState(first);
  const found = useRead(
    'adminInvoices',
    { query: { search, pageSize: '5' } },
    { enabled: search !== '', keepPrevious: true },
  );
  const rows = search === '' ? [] : (found.data?.rows ?? []);
  return (
    <div className="invoices__form" role="group" aria-label={t('invoices.bank.assignTitle')}>
      <p className="invoices__tools">
        {movement.suggestions.map(({ id, name, why }) => (
          <button key={id} className="button button--outline" type="button" onClick={() => setSearch(name)}>
            {t(`invoices.bank.suggestion.${why}`, { club: name })}
          </button>
        ))}
      </p>
      <SearchBox label={t('invoices.bank.assignClub')} value={search} search={setSearch} />
      {found.data && !found.isFormer && search !== '' && rows.length === 0 ? (
        <p className="muted" role="status">
          {t('invoices.bank.nobodyFound')}
        </p>
      ) : null}
      <ul className="invoices__list" aria-label={t('invoices.bank.found')}>
        {rows.map((row) => (
          <AssignRow key={row.clubId} row={row} movement={movement} />
        ))}
      </ul>
    </div>
  );
}

function AssignRow({ row, movement }: { row: FinanceRow; movement: BankTransaction }) {
  const t = useWords();
  const assignTo = useAssign(movement);
  const isSame = row.currency === movement.currency;
  const form = useForm<{ readonly counts: number | null }>({
    id: `assign-${movement.id}-${row.clubId}`,
    values: { counts: isSame ? movement.amount / 100 : null },
    check: ({ counts }) => ({ counts: (minorOf(counts) ?? 0) > 0 ? null : t('invoices.amountWrong') }),
    send: async ({ counts }) => {
      const isStored = await assignTo({ id: row.clubId, name: row.name }, minorOf(counts) ?? 0);
      return isStored ? { ok: true } : { ok: false, failure: null };
    },
  });
  return (
    <li>
      <Form form={form} className="invoices__row">
        <span>
          <span className="invoices__name">{row.name}</span>
          <span className="muted invoices__under">
            {t('invoices.bank.owes', { amount: moneyText(t, row.rest, row.currency) })}
          </span>
        </span>
        {isSame ? null : (
          <NumberField
            {...form.field('counts')}
            label={t('invoices.bank.countsFor', { currency: row.currency })}
          />
        )}
        <Submit form={form}>{t('invoices.bank.assignTo', { club: row.name })}</Submit>
      </Form>
    </li>
  );
}
