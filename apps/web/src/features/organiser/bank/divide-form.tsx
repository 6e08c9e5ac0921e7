import { useState } from 'react';
import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { minorOf } from '../invoices/amounts.ts';

interface Part {
  readonly clubId: number;
  readonly name: string;
  readonly currency: Currency;
  /** As typed, in the currency of the movement. */
  readonly amount: number | null;
  /** As typed, in the club's currency if it is the other one. */
  readonly counts: number | null;
}

/** Dividing a movement among clubs: its parts have to add up to it before it can be sent. */
export function DivideForm({ movement }: { movement: BankTransaction }) {
  const t = useWords();
  const [parts, setParts] = useState(() => firstParts(movement));
  const divide = useDivide(movement);
  const sent = parts.map((part) => bodyOf(part, movement));
  const divided = parts.reduce((sum, { amount }) => sum + (minorOf(amount) ?? 0), 0);
  const rest = movement.amount - divided;
  const isReady = parts.length > 1 && rest === 0 && !sent.includes(null);
  const change = (clubId: number, changed: Partial<Part>) =>
    setParts(parts.map((part) => (part.clubId === clubId ? { ...part, ...changed } : part)));
  return (
    <div className="invoices__form" role="group" aria-label={t('invoices.bank.divide.title')}>
      {parts.map((part) => (
        <div className="invoices__fields" key={part.clubId}>
          <NumberField
            name={`part-${movement.id}-${part.clubId}`}
            label={t('invoices.bank.divide.part', { club: part.name, currency: movement.currency })}
            value={part.amount}
            onChange={(amount) => change(part.clubId, { amount })}
          />
          {part.currency === movement.currency ? null : (
            <NumberField
              name={`part-counts-${movement.id}-${part.clubId}`}
              label={t('invoices.bank.countsFor', { currency: part.currency })}
              value={part.counts}
              onChange={(counts) => change(part.clubId, { counts })}
            />
          )}
        </div>
      ))}
      <p role="status">{t('invoices.bank.divide.rest', { amount: moneyText(t, rest, movement.currency) })}</p>
      <AddClub
        taken={parts.map(({ clubId }) => clubId)}
        add={(club) => setParts([...parts, { ...club, amount: rest > 0 ? rest / 100 : null, counts: null }])}
      />
      <AsyncButton disabled={!isReady} action={() => divide(sent.flatMap((part) => part ?? []))}>
        {t('invoices.bank.divide.save')}
      </AsyncButton>
    </div>
  );
}

/** Debts of the clubs that the movement names, if they add up to it or stay below; the last one takes what is left. */
function firstParts({ suggestions, amount, currency }: BankTransaction): Part[] {
  const named = suggestions.filter(({ why }) => why === 'symbol');
  let left = amount;
  return named.map(({ id, name, currency: own, rest }, at) => {
    const isLast = at === named.length - 1;
    const part = isLast ? left : own === currency ? Math.max(0, Math.min(rest, left)) : 0;
    left -= part;
    return { clubId: id, name, currency: own, amount: part === 0 ? null : part / 100, counts: null };
  });
}

/** null: not complete. */
function bodyOf({ clubId, amount, counts, currency }: Part, movement: BankTransaction) {
  const received = minorOf(amount);
  const order = currency === movement.currency ? received : minorOf(counts);
  return received === null || order === null || received <= 0 || order <= 0
    ? null
    : { clubId, amount: received, orderAmount: order };
}

function useDivide(movement: BankTransaction) {
  const t = useWords();
  const write = useWrite('bankDivide', ['bankQueue', 'adminInvoices', 'adminClubInvoice', 'adminOverview']);
  return async (parts: readonly NonNullable<ReturnType<typeof bodyOf>>[]): Promise<boolean> => {
    const outcome = await write({ params: { id: String(movement.id) }, body: { parts: [...parts] } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    const amount = moneyText(t, movement.amount, movement.currency);
    showToast('done', t('invoices.bank.divide.done', { amount }));
    return true;
  };
}

interface AddClubProps {
  readonly taken: readonly number[];
  readonly add: (club: Pick<Part, 'clubId' | 'name' | 'currency'>) => void;
}

/** Clubs by name or symbol that have no part yet. */
function AddClub({ taken, add }: AddClubProps) {
  const t = useWords();
  const [search, setSearch] = useState('');
  const found = useRead(
    'adminInvoices',
    { query: { search, pageSize: '5' } },
    { enabled: search !== '', keepPrevious: true },
  );
  const rows = search === '' ? [] : (found.data?.rows ?? []).filter(({ clubId }) => !taken.includes(clubId));
  return (
    <>
      <SearchBox label={t('invoices.bank.assignClub')} value={search} search={setSearch} />
      <p className="invoices__tools">
        {rows.map(({ clubId, name, currency }) => (
          <button
            key={clubId}
            className="button button--outline"
            type="button"
            onClick={() => {
              add({ clubId, name, currency });
              setSearch('');
            }}
          >
            {t('invoices.bank.divide.add', { club: name })}
          </button>
        ))}
      </p>
    </>
  );
}
