import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankImportResult, BankPreview } from '@sevenmetre/contract/bank/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { BankColumns } from './bank-columns.tsx';
import type { BankAnswer } from './bank-questions.tsx';
import { BankHelp } from './bank-help.tsx';
import { BankPreviewTable } from './bank-preview-table.tsx';
import { sendBankFile } from './send-bank-file.ts';

/** Choosing a bank file, looking inside, bringing it in. */
export function BankFileCard() {
  const t = useWords();
  const file = useBankFile();
  const { preview, failure, columns, imported } = file;
  return (
    <Card title={t('invoices.bank.bring')}>
      <div className="field">
        <label htmlFor="f-bank-file">{t('invoices.bank.file')}</label>
        <input
          id="f-bank-file"
          className="invoices__file"
          type="file"
          accept=".xml,.zip,.sta,.mt940,.940,.gpc,.abo,.csv,.xlsx,.txt"
          aria-describedby="f-bank-file-hint"
          onChange={(event) => file.choose(event.target.files?.[0] ?? null)}
        />
        <div className="field-hint" id="f-bank-file-hint">
          {t('invoices.bank.bringHint')}
        </div>
      </div>
      <BankHelp />
      {failure ? <Banner kind="bad">{failureText(t, failure)}</Banner> : null}
      {columns.length > 0 ? <BankColumns names={columns} change={file.name} /> : null}
      {imported ? <Banner kind="good">{t('invoices.bank.imported', imported)}</Banner> : null}
      {file.chosen && preview === null && imported === null ? (
        <AsyncButton action={file.look}>{t('invoices.bank.look')}</AsyncButton>
      ) : null}
      {file.reading ? <ReadingNow cancel={() => file.reading?.abort()} /> : null}
      {preview ? (
        <BankPreviewTable preview={preview} bring={file.bring} answer={file.answer} forget={file.forget} />
      ) : null}
    </Card>
  );
}

/** Large files take seconds; the share that is done is not known. */
function ReadingNow({ cancel }: { readonly cancel: () => void }) {
  const t = useWords();
  return (
    <p className="invoices__tools">
      <progress aria-label={t('invoices.bank.reading')} />
      <button className="button button--outline" type="button" onClick={cancel}>
        {t('invoices.bank.cancelReading')}
      </button>
    </p>
  );
}

interface BankFileState {
  readonly chosen: File | null;
  readonly preview: BankPreview | null;
  readonly imported: BankImportResult | null;
  readonly failure: Failure | null;
  /** Headings of a table whose columns have to be named. */
  readonly columns: readonly string[];
  /** Ends the reading that goes on; null: none does. */
  readonly reading: AbortController | null;
}

const nothing: BankFileState = {
  chosen: null,
  preview: null,
  imported: null,
  failure: null,
  columns: [],
  reading: null,
};

function useBankFile() {
  const queries = useQueryClient();
  const forgetProfile = useWrite('bankProfileForget');
  const [state, setState] = useState(nothing);
  const [named, setNamed] = useState<Readonly<Record<string, string>>>({});
  const failed = (failure: Failure) => {
    setState((before) => ({ ...before, failure, columns: columnsOf(failure) ?? before.columns }));
    return false;
  };
  // Only looking can be cancelled: an import that was sent may be stored.
  const look = async (query = named): Promise<boolean | undefined> => {
    if (state.chosen === null) return false;
    const reading = new AbortController();
    setState((before) => ({ ...before, reading }));
    const outcome = await sendBankFile('bankPreview', state.chosen, query, reading.signal);
    setState((before) => (before.reading === reading ? { ...before, reading: null } : before));
    if (reading.signal.aborted) return undefined;
    if (!outcome.ok) return failed(outcome.failure);
    setState((before) => ({ ...before, preview: outcome.body, failure: null, columns: [] }));
    return true;
  };
  const bring = async (): Promise<boolean> => {
    if (state.chosen === null) return false;
    const outcome = await sendBankFile('bankImport', state.chosen, named);
    if (!outcome.ok) return failed(outcome.failure);
    setState((before) => ({ ...before, preview: null, imported: outcome.body, failure: null }));
    void queries.invalidateQueries({ queryKey: ['bankQueue'] });
    void queries.invalidateQueries({ queryKey: ['bankImports'] });
    void queries.invalidateQueries({ queryKey: ['adminInvoices'] });
    return true;
  };
  return {
    ...state,
    look: () => look(),
    bring,
    answer: (answer: BankAnswer) => {
      const query = { ...named, ...answer };
      setNamed(query);
      return look(query);
    },
    forget: async (profileId: number): Promise<boolean | undefined> => {
      const outcome = await forgetProfile({ params: { profileId: String(profileId) } });
      if (!outcome.ok) return failed(outcome.failure);
      setState((before) => ({ ...before, preview: null }));
      return look();
    },
    choose: (chosen: File | null) => {
      state.reading?.abort();
      setNamed({});
      setState({ ...nothing, chosen });
    },
    name: setNamed,
  };
}

function columnsOf(failure: Failure): readonly string[] | null {
  if (failure.kind !== 'refused' || failure.code !== 'bank-columns-unknown') return null;
  const { columns } = failure.details;
  return Array.isArray(columns) ? columns.map(String) : null;
}
