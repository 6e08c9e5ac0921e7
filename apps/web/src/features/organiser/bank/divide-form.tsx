import { useState } from 'react';
import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import { showToast } from '../../../lib/page/toasts.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { type Sent, useForm } from '../../../ui/forms/use-form.ts';
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
  const divide = useDivide(movement);
  const [values] = useState(() => ({ parts: firstParts(movement) }));
  const restOf = (parts: readonly Part[]) =>
    movement.amount - parts.reduce((sum, { amount }) => sum + (minorOf(amount) ?? 0), 0);
  const wordsOf = (rest: number) =>
    t('invoices.bank.divide.rest', { amount: moneyText(t, rest, movement.currency) });
  const form = useForm<{ readonly parts: readonly Part[] }>({
    id: `part-${movement.id}`,
    values,
    check: ({ parts }) => {
      if (parts.some((part) => bodyOf(part, movement) === null)) return { parts: t('invoices.amountWrong') };
      const rest = restOf(parts);
      if (rest !== 0) return { parts: wordsOf(rest) };
      return { parts: parts.length < 2 ? t('invoices.bank.divide.two') : null };
    },
    send: ({ parts }) => divide(parts.flatMap((part) => bodyOf(part, movement) ?? [])),
  });
  const { parts } = form.values;
  const rest = restOf(parts);
  const error = form.errorOf('parts');
  const isWrong = (part: Part) => error !== undefined && bodyOf(part, movement) === null;
  const change = (clubId: number, changed: Partial<Part>) =>
    form.change({ parts: parts.map((part) => (part.clubId === clubId ? { ...part, ...changed } : part)) });
  return (
    <Form form={form} className="invoices__form" label={t('invoices.bank.divide.title')}>
      {parts.map((part) => (
        <div className="invoices__fields" key={part.clubId}>
          <NumberField
            name={`part-${movement.id}-${part.clubId}`}
            label={t('invoices.bank.divide.part', { club: part.name, currency: movement.currency })}
            value={part.amount}
            onChange={(amount) => change(part.clubId, { amount })}
            error={isWrong(part) ? error : undefined}
          />
          {part.currency === movement.currency ? null : (
            <NumberField
              name={`part-counts-${movement.id}-${part.clubId}`}
              label={t('invoices.bank.countsFor', { currency: part.currency })}
              value={part.counts}
              onChange={(counts) => change(part.clubId, { counts })}
              error={isWrong(part) ? error : undefined}
            />
          )}
        </div>
      ))}
      <p role="status" className={error === undefined ? '' : 'field-error'}>
        {error ?? wordsOf(rest)}
      </p>
      <AddClub
        taken={parts.map(({ clubId }) => clubId)}
        add={(club) =>
          form.change({ parts: [...parts, { ...club, amount: rest > 0 ? rest / 100 : null, counts: null }] })
        }
      />
      <Submit form={form}>{t('invoices.bank.divide.save')}</Submit>
    </Form>
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
  return async (parts: readonly NonNullable<ReturnType<typeof bodyOf>>[]): Promise<Sent> => {
    const outcome = await write({ params: { id: String(movement.id) }, body: { parts: [...parts] } });
    const amount = moneyText(t, movement.amount, movement.currency);
    if (outcome.ok) showToast('done', t('invoices.bank.divide.done', { amount }));
    return outcome;
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
