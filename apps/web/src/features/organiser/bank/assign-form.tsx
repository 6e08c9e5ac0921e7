import { useEffect, useState } from 'react';
import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { fieldId } from '../../../ui/forms/field-frame.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
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

/**
 * The field must show the error before it gets the focus, so that screen readers read it; each attempt is a new
 * error.
 */
function useError(name: string) {
  const [error, setError] = useState<{ readonly text: string } | null>(null);
  useEffect(() => {
    if (error) document.getElementById(fieldId(name))?.focus();
  }, [error, name]);
  return {
    text: error?.text ?? null,
    say: (text: string) => setError({ text }),
    clear: () => setError(null),
  };
}

function AssignRow({ row, movement }: { row: FinanceRow; movement: BankTransaction }) {
  const t = useWords();
  const assignTo = useAssign(movement);
  const isSame = row.currency === movement.currency;
  const [counts, setCounts] = useState<number | null>(isSame ? movement.amount / 100 : null);
  const name = `counts-${movement.id}-${row.clubId}`;
  const error = useError(name);
  const assign = async () => {
    const orderAmount = minorOf(counts);
    if (orderAmount === null || orderAmount <= 0) {
      error.say(t('invoices.amountWrong'));
      return undefined;
    }
    return assignTo({ id: row.clubId, name: row.name }, orderAmount);
  };
  return (
    <li className="invoices__row">
      <span>
        <span className="invoices__name">{row.name}</span>
        <span className="muted invoices__under">
          {t('invoices.bank.owes', { amount: moneyText(t, row.rest, row.currency) })}
        </span>
      </span>
      {isSame ? null : (
        <NumberField
          name={name}
          label={t('invoices.bank.countsFor', { currency: row.currency })}
          value={counts}
          onChange={(amount) => {
            setCounts(amount);
            error.clear();
          }}
          error={error.text}
        />
      )}
      <AsyncButton action={assign}>{t('invoices.bank.assignTo', { club: row.name })}</AsyncButton>
    </li>
  );
}
