import type { HiddenParts } from '@sevenmetre/contract/common';
import { hiddenKinds } from '@sevenmetre/rules/tables';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankImportResult, BankPreview } from '@sevenmetre/contract/bank/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { sendSheet } from '../../../lib/queries/send-sheet.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ReadingBar, useFileReading } from '../../../ui/imports/reading-bar.tsx';
import { HiddenNote } from '../../../ui/imports/import-parts.tsx';
import {
  type HiddenChoice,
  hiddenIn,
  nothingHidden,
  tableQuery,
  withSwitched,
} from '../../../ui/imports/use-sheet-import.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { BankColumns } from './bank-columns.tsx';
import { type BankAnswer, withAnswer } from './bank-questions.tsx';
import { BankHelp } from './bank-help.tsx';
import { BankPreviewTable } from './bank-preview-table.tsx';

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
      <HiddenNote hidden={file.hidden} />
      {failure ? <Banner kind="bad">{failureText(t, failure)}</Banner> : null}
      {columns.length > 0 ? <BankColumns names={columns} change={file.name} /> : null}
      {imported ? <Banner kind="good">{t('invoices.bank.imported', imported)}</Banner> : null}
      {file.chosen && preview === null && imported === null ? (
        <AsyncButton action={file.look}>{t('invoices.bank.look')}</AsyncButton>
      ) : null}
      <ReadingBar reading={file.reading} label={t('invoices.bank.reading')} />
      {preview ? (
        <BankPreviewTable preview={preview} bring={file.bring} answer={file.answer} forget={file.forget} />
      ) : null}
    </Card>
  );
}

interface BankFileState {
  readonly chosen: File | null;
  readonly preview: BankPreview | null;
  readonly imported: BankImportResult | null;
  readonly failure: Failure | null;
  /** Headings of a table whose columns have to be named. */
  readonly columns: readonly string[];
  readonly hidden: HiddenParts;
}

const nothing: BankFileState = {
  chosen: null,
  preview: null,
  imported: null,
  failure: null,
  columns: [],
  hidden: nothingHidden,
};

function useBankFile() {
  const queries = useQueryClient();
  const forgetProfile = useWrite('bankProfileForget');
  const [state, setState] = useState(nothing);
  const { reading, watched } = useFileReading();
  const [named, setNamed] = useState<Readonly<Record<string, string>>>({});
  const failed = (failure: Failure) => {
    setState((before) => ({
      ...before,
      failure,
      columns: columnsOf(failure) ?? before.columns,
      hidden: hiddenIn(failure) ?? before.hidden,
    }));
    return false;
  };
  // Only looking can be cancelled: an import that was sent may be stored.
  const look = async (query = named): Promise<boolean | undefined> => {
    const { chosen: file } = state;
    if (file === null) return false;
    const sent = { file, fileName: file.name, query };
    const outcome = await watched((watch) => sendSheet('bankPreview', { ...sent, watch }));
    if (outcome === null) return undefined;
    if (!outcome.ok) return failed(outcome.failure);
    const { hidden } = outcome.body;
    setState((before) => ({ ...before, preview: outcome.body, failure: null, columns: [], hidden }));
    return true;
  };
  const bring = async (): Promise<boolean> => {
    const { chosen: file } = state;
    if (file === null) return false;
    const outcome = await sendSheet('bankImport', { file, fileName: file.name, query: named });
    if (!outcome.ok) return failed(outcome.failure);
    setState(({ chosen }) => ({ ...nothing, chosen, imported: outcome.body }));
    void queries.invalidateQueries({ queryKey: ['bankQueue'] });
    void queries.invalidateQueries({ queryKey: ['bankImports'] });
    void queries.invalidateQueries({ queryKey: ['adminInvoices'] });
    return true;
  };
  const reread = (query: Readonly<Record<string, string>>) => {
    setNamed(query);
    return look(query);
  };
  return {
    ...state,
    reading,
    hidden: hiddenChoice(state.hidden, named, reread),
    look: () => look(),
    bring,
    answer: (answer: BankAnswer) => reread(withAnswer(named, answer)),
    forget: async (profileId: number): Promise<boolean | undefined> => {
      const outcome = await forgetProfile({ params: { profileId: String(profileId) } });
      if (!outcome.ok) return failed(outcome.failure);
      setState((before) => ({ ...before, preview: null }));
      return look();
    },
    choose: (chosen: File | null) => {
      reading?.cancel();
      setNamed({});
      setState({ ...nothing, chosen });
    },
    name: setNamed,
  };
}

/** What the file hides, read as its query says. */
function hiddenChoice(
  parts: HiddenParts,
  { hidden, sheet, ...query }: Readonly<Record<string, string>>,
  reread: (query: Readonly<Record<string, string>>) => Promise<boolean | undefined>,
): HiddenChoice {
  const read = hiddenKinds.filter((kind) => hidden?.split(',').includes(kind));
  const table = { sheet: sheet === undefined ? null : Number(sheet), hidden: read };
  return {
    parts,
    read,
    change: (kind) => reread({ ...query, ...tableQuery(withSwitched(table, kind)) }),
  };
}

function columnsOf(failure: Failure): readonly string[] | null {
  if (failure.kind !== 'refused' || failure.code !== 'bank-columns-unknown') return null;
  const { columns } = failure.details;
  return Array.isArray(columns) ? columns.map(String) : null;
}
