import { useState } from 'react';
import type { Failure } from '../../lib/queries/failure.ts';
import type { ReadingWatch } from '../../lib/queries/send-sheet.ts';
import { useFileReading } from './reading-bar.tsx';

/** A pasted text or a chosen file; never stored in the browser, since lists contain data of children. */
export type ImportSource = { readonly text: string } | { readonly file: File };

type Answered<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly failure: Failure };

interface PreviewOf<PreviewRow> {
  readonly rows: readonly PreviewRow[];
  readonly fingerprint: string;
}

interface Lined {
  /** From 1, as spreadsheets count. */
  readonly line: number;
}

/** What is stored: the rows as the preview shows them. */
interface Confirmed<Row, Answers> {
  readonly rows: Row[];
  readonly answers: Answers;
  readonly fingerprint: string;
  /** Name of the file, for the history; '' for a pasted list. */
  readonly source: string;
}

/** Calls of one kind of list. A row that is sent has less than the row of a preview. */
export interface SheetImporter<
  PreviewRow extends Lined,
  Preview extends PreviewOf<PreviewRow>,
  Row extends Lined,
  Answers extends object,
  Imported,
> {
  /** `sheet`: which of several tables of a workbook. */
  readonly read: (
    source: ImportSource,
    answers: Answers,
    sheet: number | null,
    watch: ReadingWatch,
  ) => Promise<Answered<Preview>>;
  readonly check: (rows: Row[], answers: Answers) => Promise<Answered<Preview>>;
  readonly rowOf: (row: PreviewRow) => Row;
  /** Checked rows with what the reading of the list showed beside them, as far as it is still open. */
  readonly besideRows: (checked: Preview, before: Preview) => Preview;
  readonly store: (confirmed: Confirmed<Row, Answers>) => Promise<Answered<Imported>>;
  readonly stored: (imported: Imported) => void;
}

/** An import from its text or file over questions and changes to what is stored. */
export function useSheetImport<
  PreviewRow extends Lined,
  Preview extends PreviewOf<PreviewRow>,
  Row extends Lined,
  Answers extends object,
  Imported,
>(importer: SheetImporter<PreviewRow, Preview, Row, Answers, Imported>, noAnswers: NoInfer<Answers>) {
  const [source, setSource] = useState<ImportSource | null>(null);
  const [answers, setAnswers] = useState<Answers>(noAnswers);
  /** What was changed by hand, by line; null: left out. */
  const [changes, setChanges] = useState<ReadonlyMap<number, Row | null>>(new Map());
  const [preview, setPreview] = useState<Preview | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const { take, failure, setFailure, reading, table } = useReading<Preview>();
  const check = async (before: Preview, kept: typeof changes, given: Answers): Promise<boolean> => {
    const rows = changedRows(before.rows, kept, importer.rowOf);
    const checked = await take(() => importer.check(rows, given));
    if (checked === null) return false;
    setPreview(importer.besideRows(checked, before));
    return true;
  };
  /** Reads the source, then puts what was changed by hand on it. */
  const read = async (
    from: ImportSource,
    given: Answers,
    kept: typeof changes,
    sheet: number | null,
  ): Promise<boolean> => {
    const fresh = await take((watch) => importer.read(from, given, sheet, watch));
    if (fresh === null) return false;
    setPreview(fresh);
    return kept.size === 0 || check(fresh, kept, given);
  };
  const begin = (from: ImportSource, sheet: number | null) => {
    reading?.cancel();
    setSource(from);
    setChanges(new Map());
    setPreview(null);
    setImported(null);
    return read(from, answers, new Map(), sheet);
  };
  const start = (from: ImportSource) => {
    table.reset();
    return begin(from, null);
  };
  /** Another table has other rows: what was changed by hand belongs to those before. */
  const choose = (chosen: number) => {
    if (source === null) return Promise.resolve(true);
    table.pick(chosen);
    return begin(source, chosen);
  };
  const answer = (given: Partial<Answers>) => {
    const next = { ...answers, ...given };
    setAnswers(next);
    return source === null ? Promise.resolve(true) : read(source, next, changes, table.choice.chosen);
  };
  const change = (line: number, row: Row | null) => {
    const next = new Map(changes).set(line, row);
    setChanges(next);
    return preview === null ? Promise.resolve(true) : check(preview, next, answers);
  };
  const commit = async () => {
    if (preview === null || source === null) return undefined;
    const { fingerprint, rows } = preview;
    const confirmed = { rows: rows.map(importer.rowOf), answers, fingerprint, source: nameOf(source) };
    const outcome = await importer.store(confirmed);
    if (!outcome.ok) {
      setFailure(outcome.failure);
      // What was shown would not happen any more: the newest preview takes its place.
      const newest = newPreview<Preview>(outcome.failure);
      if (newest) setPreview(newest);
      return false;
    }
    setPreview(null);
    table.reset();
    setImported(outcome.body);
    importer.stored(outcome.body);
    return true;
  };
  const sheets: SheetChoice = { ...table.choice, choose };
  return { answers, preview, imported, failure, reading, sheets, start, answer, change, commit };
}

/** Rows of a preview as they are sent: changed by hand, or left out. */
function changedRows<PreviewRow extends Lined, Row>(
  rows: readonly PreviewRow[],
  changes: ReadonlyMap<number, Row | null>,
  rowOf: (row: PreviewRow) => Row,
): Row[] {
  return rows.flatMap((row) => {
    const changed = changes.get(row.line);
    return changed === null ? [] : [changed ?? rowOf(row)];
  });
}

function nameOf(source: ImportSource): string {
  return 'file' in source ? source.file.name.slice(0, 120) : '';
}

/** Asks the server for a preview: how far it is, why there is none, which table it has to be. */
export function useReading<Preview>() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const { reading, watched } = useFileReading();
  const table = useTableChoice();
  /** @returns null: refused, without an answer, or cancelled */
  const take = async (ask: (watch: ReadingWatch) => Promise<Answered<Preview>>): Promise<Preview | null> => {
    setFailure(null);
    const outcome = await watched(ask);
    if (outcome === null) return null;
    if (outcome.ok) return outcome.body;
    if (!table.isAsked(outcome.failure)) setFailure(outcome.failure);
    return null;
  };
  return { take, failure, setFailure, reading, table };
}

/** The tables of a workbook among which one has to be chosen. */
export interface SheetChoice {
  /** Empty: the file has one. */
  readonly names: readonly string[];
  readonly chosen: number | null;
  readonly choose: (sheet: number) => Promise<boolean>;
}

/** The choice of a table, for all readings of one file. */
function useTableChoice() {
  const [table, setTable] = useState<Pick<SheetChoice, 'names' | 'chosen'>>(oneTable);
  return {
    choice: table,
    reset: () => setTable(oneTable),
    pick: (chosen: number) => setTable({ ...table, chosen }),
    /** Whether a failure asks for the table. */
    isAsked: (failure: Failure): boolean => {
      if (failure.kind !== 'refused' || failure.code !== 'sheets-several') return false;
      const names = failure.details['sheets'];
      if (!Array.isArray(names)) return false;
      setTable({ names: names.map(String), chosen: null });
      return true;
    },
  };
}

const oneTable = { names: [], chosen: null };

/** Without characters that no text may hold; some programs copy them with line ends. */
export function plainText(text: string): string {
  return text
    .replace(/[\u2028\u2029\u000b\u000c]/gu, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu, '');
}

function newPreview<Preview>(failure: Failure): Preview | null {
  if (failure.kind !== 'refused' || failure.code !== 'import-changed') return null;
  // The server validates its own answers against the contract.
  return failure.details['preview'] as Preview;
}
