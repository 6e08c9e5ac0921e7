import { hiddenKinds } from '@sevenmetre/rules/tables';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { AsyncButton } from '../forms/async-button.tsx';
import { FileButton } from '../forms/file-button.tsx';
import { Form, Submit } from '../forms/form.tsx';
import { TextAreaField } from '../forms/text-field.tsx';
import { type UsedForm, useForm } from '../forms/use-form.ts';
import { Badge, type BadgeKind, Banner } from '../page/badge.tsx';
import type { HiddenChoice, ImportSource, SheetChoice } from './use-sheet-import.ts';
import './imports.css';

/** Kinds of files that hold a table. */
export const sheetAccept = '.xlsx,.csv,.tsv,.txt,text/csv';

interface SourceFieldsProps {
  /** Name of the field. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly rows: number;
  readonly maxLength: number;
  /** Whether a list is shown already. */
  readonly again: boolean;
  readonly start: (source: ImportSource) => Promise<boolean>;
}

/** Where a list comes from: pasted, or a file. */
export function SourceFields({ again, start, ...field }: SourceFieldsProps) {
  const t = useWords();
  const [text, setText] = useState('');
  return (
    <>
      <TextAreaField {...field} optional="unsaid" value={text} onChange={setText} />
      {text.trim() === '' ? null : (
        <AsyncButton look="plain" throttled={false} action={() => start({ text })}>
          {t('sheetImport.read')}
        </AsyncButton>
      )}
      <FileButton accept={sheetAccept} choose={(file) => void start({ file })}>
        {again ? t('sheetImport.chooseAnother') : t('sheetImport.choose')}
      </FileButton>
    </>
  );
}

interface EncodingReadings<Encoding> {
  readonly encoding: Encoding;
  readonly others: readonly {
    readonly encoding: Encoding;
    readonly words: readonly { readonly read: string; readonly instead: string }[];
  }[];
}

interface EncodingQuestionProps<Encoding> {
  readonly asked: EncodingReadings<Encoding>;
  readonly choose: (encoding: Encoding) => Promise<boolean>;
}

/** Both readings of a file that does not say its encoding. */
export function EncodingQuestion<Encoding extends string>({
  asked: { encoding, others },
  choose,
}: EncodingQuestionProps<Encoding>) {
  const t = useWords();
  const read = [...new Set(others.flatMap(({ words }) => words.map((word) => word.read)))];
  return (
    <Question text={t('sheetImport.encoding')}>
      <Choice choose={() => choose(encoding)}>{read.join(', ')}</Choice>
      {others.map((other) => (
        <Choice key={other.encoding} choose={() => choose(other.encoding)}>
          {other.words.map(({ instead }) => instead).join(', ')}
        </Choice>
      ))}
    </Question>
  );
}

/** Which of several tables of a workbook is read; another one can be taken afterwards. */
export function SheetQuestion({ sheets: { names, chosen, choose } }: { readonly sheets: SheetChoice }) {
  const t = useWords();
  if (names.length === 0) return null;
  const name = chosen === null ? undefined : names[chosen];
  return (
    <Question text={name === undefined ? t('sheetImport.whichSheet') : t('sheetImport.sheetRead', { name })}>
      {names.map((other, place) =>
        place === chosen ? null : (
          <Choice key={place} choose={() => choose(place)}>
            {other}
          </Choice>
        ),
      )}
    </Question>
  );
}

/** What a workbook hides of a list, and the press that reads it or leaves it out again. */
export function HiddenNote({ hidden: { parts, read, change } }: { readonly hidden: HiddenChoice }) {
  const t = useWords();
  return hiddenKinds.map((kind) => {
    const all = parts[kind];
    if (all.length === 0) return null;
    const isRead = read.includes(kind);
    const names = kind === 'rows' ? lineRanges(parts.rows) : all.join(', ');
    const text = t(`sheetImport.hidden.${kind}.${isRead ? 'read' : 'left'}`, { count: all.length, names });
    return (
      <Question key={kind} text={text}>
        <Choice choose={() => change(kind)}>
          {t(isRead ? 'sheetImport.hidden.leave' : 'sheetImport.hidden.read')}
        </Choice>
      </Question>
    );
  });
}

/** "5–7, 12" */
function lineRanges(lines: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/** A question about the whole list, asked once. */
export function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Banner kind="wait">
      <div className="sheet-import__question" role="group" aria-label={text}>
        <b>{text}</b>
        <div className="sheet-import__answers">{children}</div>
      </div>
    </Banner>
  );
}

export function Choice({
  choose,
  children,
}: {
  choose: () => Promise<boolean | undefined>;
  children: ReactNode;
}) {
  return (
    <AsyncButton look="plain" throttled={false} action={choose}>
      {children}
    </AsyncButton>
  );
}

type RowResult = 'create' | 'update' | 'same' | 'asked' | 'refused';

interface ImportSummaryProps {
  readonly rows: readonly { readonly result: RowResult }[];
  /** What it says if nothing would change. */
  readonly none: string;
  /** Lines that are no records, columns that are not read. */
  readonly children: ReactNode;
}

/** How many rows would be stored, wait and are skipped. */
export function ImportSummary({ rows, none, children }: ImportSummaryProps) {
  const t = useWords();
  const [asked, refused] = [countResults(rows, 'asked'), countResults(rows, 'refused')];
  return (
    <p className="sheet-import__result">
      <b>{countResults(rows, 'create', 'update') > 0 ? t('sheetImport.preview') : none}</b>{' '}
      {asked > 0 ? `${t('sheetImport.waiting', { count: asked })}. ` : null}
      {refused > 0 ? `${t('sheetImport.leftOut', { count: refused })}. ` : null}
      {children}
    </p>
  );
}

export function countResults(
  rows: readonly { readonly result: RowResult }[],
  ...results: readonly RowResult[]
): number {
  return rows.filter(({ result }) => results.includes(result)).length;
}

type AsideReason = 'heading' | 'heading-again' | 'title' | 'team' | 'total' | 'text' | 'joined';

/** "1 (heading), 4 (sum)": lines that are no records. */
export function useAsideLines(
  aside: readonly { readonly line: number; readonly reason: AsideReason }[],
): string {
  const t = useWords();
  return aside
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, reason }) => `${line} (${t(`sheetImport.reason.${reason}`)})`)
    .join(', ');
}

const kinds: Readonly<Record<RowResult, BadgeKind>> = {
  create: 'good',
  update: 'good',
  same: 'plain',
  asked: 'wait',
  refused: 'bad',
};

interface RowStateProps {
  readonly line: number;
  readonly result: RowResult;
  /** Word for rows that change what is there. */
  readonly changed?: string;
}

/** Line of a row and what would become of it. */
export function RowState({ line, result, changed }: RowStateProps) {
  const t = useWords();
  return (
    <div className="sheet-import__state">
      <span className="muted">{t('sheetImport.line', { line: String(line) })}</span>
      <Badge kind={kinds[result]}>
        {result === 'update' && changed !== undefined ? changed : t(`sheetImport.result.${result}`)}
      </Badge>
    </div>
  );
}

interface RowHeadingProps {
  readonly name: string;
  readonly violations: readonly { readonly level: 'error' | 'warning'; readonly text: string }[];
  readonly children?: ReactNode;
}

/** What a row is about, with what is wrong or noticeable below. */
export function RowHeading({ name, violations, children }: RowHeadingProps) {
  return (
    <div className="sheet-import__name">
      <b>{name || '–'}</b>
      {violations.map(({ level, text }) => (
        <span key={text} className={`sheet-import__problem sheet-import__problem--${level}`}>
          {text}
        </span>
      ))}
      {children}
    </div>
  );
}

/** A first and a last name that could be the other way round. */
interface TwoNames {
  readonly first: string;
  readonly last: string;
  readonly answered: (first: string, last: string) => Promise<boolean>;
}

interface RowButtonsProps {
  readonly line: number;
  /** null: certain. */
  readonly names: TwoNames | null;
  /** More answers of a row. */
  readonly children?: ReactNode;
  readonly edit: (line: number) => void;
  readonly leaveOut: () => Promise<boolean>;
}

/** A name of two readings is answered by its first name; everything else by changing the row. */
export function RowButtons({ line, names, children, edit, leaveOut }: RowButtonsProps) {
  const t = useWords();
  return (
    <span className="sheet-import__answers">
      {children}
      {names === null ? null : (
        <>
          <RowAnswer choose={() => names.answered(names.first, names.last)}>
            {t('sheetImport.firstIs', { name: names.first })}
          </RowAnswer>
          <RowAnswer choose={() => names.answered(names.last, names.first)}>
            {t('sheetImport.firstIs', { name: names.last })}
          </RowAnswer>
        </>
      )}
      <button
        type="button"
        className="button button--outline button--quiet"
        aria-label={t('sheetImport.edit', { line: String(line) })}
        onClick={() => edit(line)}
      >
        {t('sheetImport.editShort')}
      </button>
      <AsyncButton
        look="quiet"
        throttled={false}
        label={t('sheetImport.leaveOut', { line: String(line) })}
        action={leaveOut}
      >
        {t('sheetImport.leaveOutShort')}
      </AsyncButton>
    </span>
  );
}

/** One of the answers to what a row leaves open. */
export function RowAnswer({ choose, children }: { choose: () => Promise<boolean>; children: ReactNode }) {
  return (
    <AsyncButton look="quiet" throttled={false} action={choose}>
      {children}
    </AsyncButton>
  );
}

interface RowFormProps<V extends object> {
  /** With its column, where a line has several rows. */
  readonly line: number | string;
  readonly form: UsedForm<V>;
  /** Fields of the row. */
  readonly children: ReactNode;
  readonly leave: () => void;
}

/** The texts of a row as they will be read; applying them answers what the row left open. */
export function RowForm<V extends object>({ line, form, children, leave }: RowFormProps<V>) {
  const t = useWords();
  return (
    <Form form={form} className="sheet-import__edit" label={t('sheetImport.edit', { line: String(line) })}>
      {children}
      <Submit
        form={form}
        more={
          <button type="button" className="button button--outline" onClick={leave}>
            {t('sheetImport.close')}
          </button>
        }
      >
        {t('sheetImport.apply')}
      </Submit>
    </Form>
  );
}

interface RowFormOptions<V extends object> {
  /** Before the names of its fields. */
  readonly id: string;
  readonly texts: V;
  /** Reads the list again with these; it says itself why it could not. */
  readonly apply: (texts: V) => Promise<boolean>;
  readonly leave: () => void;
}

/** What is typed into a row of a list. */
export function useRowForm<V extends object>({ id, texts, apply, leave }: RowFormOptions<V>): UsedForm<V> {
  return useForm<V>({
    id,
    values: texts,
    send: async (values) => {
      if (!(await apply(values))) return { ok: false, failure: null };
      leave();
      return { ok: true };
    },
  });
}
