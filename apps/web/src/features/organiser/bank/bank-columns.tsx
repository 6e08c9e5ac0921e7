import { bankColumns } from '@sevenmetre/rules/bank';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';

interface BankColumnsProps {
  /** What the columns of the table are called. */
  readonly names: readonly string[];
  /** Places of the named columns, as the call takes them. */
  readonly change: (named: Readonly<Record<string, string>>) => void;
}

/** Asks which column of an unknown table is which. */
export function BankColumns({ names, change }: BankColumnsProps) {
  const t = useWords();
  const [named, setNamed] = useState<Readonly<Record<string, string>>>({});
  const set = (column: string, place: string) => {
    const others = Object.entries(named).filter(([key]) => key !== column);
    const next = Object.fromEntries(place === '' ? others : [...others, [column, place]]);
    setNamed(next);
    change(next);
  };
  return (
    <fieldset className="invoices__form">
      <legend>{t('invoices.bank.columns')}</legend>
      <div className="invoices__fields">
        {bankColumns.map((column) => (
          <ListField
            key={column}
            name={`column-${column}`}
            label={t(`invoices.bank.column.${column}`)}
            value={named[column] ?? ''}
            onChange={(place) => set(column, place)}
            none={t('invoices.bank.noColumn')}
            options={names.map((name, place) => ({ value: String(place), label: name || String(place + 1) }))}
            optional={column !== 'date' && column !== 'amount'}
          />
        ))}
      </div>
    </fieldset>
  );
}
