import { HiddenParts } from '@sevenmetre/contract/common';
import { type HiddenKind, hiddenKinds } from '@sevenmetre/rules/tables';
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
  readonly hidden: HiddenParts;
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
  readonly read: (
    source: ImportSource,
    answers: Answers,
    table: TableAnswers,
    watch: ReadingWatch,
  ) => Promise<Answered<Preview>>;
  readonly check: (rows: Row[], answers: Answers) => Promise<Answered<Preview>>;
  readonly rowOf: (row: PreviewRow) => Row;
  /** Checked rows with what the reading of the list showed beside them, as far as it is still open. */
  readonly besideRows: (checked: Preview, before: Preview) => Preview;
  readonly store: (confirmed: Confirmed<Row, Answers>) => Promise<Answered<Imported>>;
  readonly stored: (imported: Imported) => void;
}

interface Beside {
  readonly aside: unknown;
  readonly unknown: unknown;
  readonly encoding: unknown;
}

/** What a reading showed beside the rows of a list; the question about its encoding as long as a row waits for the answer. */
export function keptBeside<B extends Beside>(
  rows: readonly { readonly open: readonly string[] }[],
  { aside, unknown, encoding }: B,
): { aside: B['aside']; unknown: B['unknown']; encoding: B['encoding'] | null } {
  const isOpen = rows.some(({ open }) => open.includes('encoding'));
  return { aside, unknown, encoding: isOpen ? encoding : null };
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
    asked: TableAnswers,
  ): Promise<boolean> => {
    const fresh = await take((watch) => importer.read(from, given, asked, watch));
    if (fresh === null) return false;
    table.found(fresh.hidden);
    setPreview(fresh);
    return kept.size === 0 || check(fresh, kept, given);
  };
  const begin = (from: ImportSource, asked: TableAnswers) => {
    reading?.cancel();
    setSource(from);
    setChanges(new Map());
    setPreview(null);
    setImported(null);
    return read(from, answers, new Map(), asked);
  };
  const start = (from: ImportSource) => {
    table.reset();
    return begin(from, theWhole);
  };
  const answer = (given: Partial<Answers>) => {
    const next = { ...answers, ...given };
    setAnswers(next);
    return source === null ? Promise.resolve(true) : read(source, next, changes, table.answers);
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
  /** Another table has other rows: what was changed by hand belongs to those before. */
  const choices = table.choices((asked, isSame) => {
    if (source === null) return Promise.resolve(true);
    return isSame ? read(source, answers, changes, asked) : begin(source, asked);
  });
  return { answers, preview, imported, failure, reading, ...choices, start, answer, change, commit };
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
    table.failed(outcome.failure);
    if (!asksForTable(outcome.failure)) setFailure(outcome.failure);
    return null;
  };
  return { take, failure, setFailure, reading, table };
}

/** What is answered about the table of a workbook. */
export interface TableAnswers {
  /** Which of several; null: not asked. */
  readonly sheet: number | null;
  /** Hidden parts that are read. */
  readonly hidden: readonly HiddenKind[];
}

export const theWhole: TableAnswers = { sheet: null, hidden: [] };

/** The answers as parameters of a call. */
export function tableQuery({ sheet, hidden }: TableAnswers): Readonly<Record<string, string>> {
  return {
    ...(sheet === null ? {} : { sheet: String(sheet) }),
    ...(hidden.length === 0 ? {} : { hidden: hidden.join(',') }),
  };
}

/** Hidden sheets change the choice of tables: which one is asked again. */
export function withSwitched({ sheet, hidden }: TableAnswers, kind: HiddenKind): TableAnswers {
  const next = hiddenKinds.filter((one) => hidden.includes(one) !== (one === kind));
  return { sheet: kind === 'sheets' ? null : sheet, hidden: next };
}

/** The tables of a workbook among which one has to be chosen. */
export interface SheetChoice {
  /** Empty: the file has one. */
  readonly names: readonly string[];
  readonly chosen: number | null;
  readonly choose: (sheet: number) => Promise<boolean>;
}

/** What a workbook hides, and whether it is read. */
export interface HiddenChoice {
  readonly parts: HiddenParts;
  readonly read: readonly HiddenKind[];
  /** Reads the file again with these parts, or without them. */
  readonly change: (kind: HiddenKind) => Promise<boolean | undefined>;
}

interface TableState extends TableAnswers {
  readonly names: readonly string[];
  readonly parts: HiddenParts;
}

export const nothingHidden: HiddenParts = { rows: [], columns: [], sheets: [] };
const newTable: TableState = { ...theWhole, names: [], parts: nothingHidden };

/** The choice of a table and of its hidden parts, for all readings of one file. */
function useTableChoice() {
  const [table, setTable] = useState(newTable);
  const answers: TableAnswers = { sheet: table.sheet, hidden: table.hidden };
  const found = (parts: HiddenParts) => setTable((before) => ({ ...before, parts }));
  const answer = (next: TableAnswers): TableAnswers => {
    // Which tables there are is asked again with the answer about hidden sheets.
    const names = next.sheet === null ? [] : table.names;
    setTable((before) => ({ ...before, ...next, names }));
    return next;
  };
  return {
    answers,
    reset: () => setTable(newTable),
    found,
    failed: (failure: Failure) => {
      if (failure.kind !== 'refused') return;
      const { sheets: names } = failure.details;
      const parts = hiddenIn(failure);
      if (parts !== null) found(parts);
      if (asksForTable(failure) && Array.isArray(names))
        setTable((before) => ({ ...before, names: names.map(String), sheet: null }));
    },
    /** @param reread reads the file with these answers; `isSame`: its lines are those before, or some of them */
    choices: (
      reread: (asked: TableAnswers, isSame: boolean) => Promise<boolean>,
    ): { sheets: SheetChoice; hidden: HiddenChoice } => ({
      sheets: {
        names: table.names,
        chosen: table.sheet,
        choose: (sheet) => reread(answer({ ...answers, sheet }), false),
      },
      hidden: {
        parts: table.parts,
        read: table.hidden,
        change: (kind) => reread(answer(withSwitched(answers, kind)), kind !== 'sheets'),
      },
    }),
  };
}

/** What a file hides that could not be read; null: nothing is said about it. */
export function hiddenIn(failure: Failure): HiddenParts | null {
  if (failure.kind !== 'refused') return null;
  return HiddenParts.safeParse(failure.details['hidden']).data ?? null;
}

function asksForTable(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code === 'sheets-several';
}

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
