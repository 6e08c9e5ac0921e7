import type { HeadingWords } from '../tables/index.ts';
import { sameWords } from '../search/index.ts';

/** What a row leaves open; it is stored after the answer only. */
export const listQuestions = ['name-order', 'encoding'] as const;
type ListQuestion = (typeof listQuestions)[number];

export interface ListedRecord {
  /** From 1, as spreadsheets count. */
  readonly line: number;
  /** By column. */
  readonly texts: Readonly<Record<string, string>>;
  /** Which record it means: the one that it is matched to, a new one, or a stored one that somebody chose. */
  readonly target: 'matched' | 'new' | number;
  readonly open: readonly ListQuestion[];
}

const violationCodes = [
  'name-missing',
  'text-too-long',
  'code-invalid',
  'code-taken',
  'courts-invalid',
  'seats-invalid',
  'coordinates-invalid',
  'country-unknown',
  'email-invalid',
  'same-record',
  'name-order',
  'encoding',
  'kept',
] as const;
export type ListViolationCode = (typeof violationCodes)[number];

export interface ListViolation {
  readonly code: ListViolationCode;
  readonly level: 'error' | 'warning';
  readonly parameters: Readonly<Record<string, string>>;
}

/** A record of the edition; its values by column, '' where it has none. */
export interface KnownRecord {
  readonly id: number;
  /** As it is shown. */
  readonly name: string;
  /** All names by which lists may mean it. */
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

export interface ListCountry {
  readonly id: number;
  /** Codes and names in every language. */
  readonly words: readonly string[];
}

/** A record while a list is planned: stored, or made by a row before. */
interface PresentRecord extends Omit<KnownRecord, 'id'> {
  /** null: new. */
  readonly id: number | null;
  readonly key: string;
}

interface ReadValues {
  /** As they would be stored, by column. */
  readonly values: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly violations: readonly ListViolation[];
}

/** How one kind of list is read and matched. */
export interface ListRules {
  readonly words: HeadingWords<string>;
  /** Sets of columns of which a heading has one. */
  readonly required: readonly (readonly string[])[];
  /** Columns that are stored, and how long they may be. */
  readonly lengths: Readonly<Record<string, number>>;
  readonly read: (texts: ListedRecord['texts'], countries: readonly ListCountry[]) => ReadValues;
  /** The record that is meant for certain, otherwise those that may be meant. */
  readonly match: (
    read: ReadValues,
    present: readonly PresentRecord[],
  ) => { readonly exact: PresentRecord | null; readonly candidates: readonly PresentRecord[] };
  /** What a new record needs beyond its texts. */
  readonly complete?: (
    values: ReadValues['values'],
    present: readonly PresentRecord[],
  ) => { readonly values: ReadValues['values']; readonly violations: readonly ListViolation[] };
}

/** What becomes of a row. `key` is the same in rows of the same record. */
export interface PlannedRecord {
  readonly row: ListedRecord;
  readonly result: 'create' | 'update' | 'same' | 'asked' | 'refused';
  readonly violations: readonly ListViolation[];
  /** Stored records that it may mean; asked which. */
  readonly candidates: readonly { readonly id: number; readonly name: string }[];
  readonly key: string;
  /** null: new, or nothing is stored. */
  readonly id: number | null;
  /** All values of a new record, those that were empty of a known one. */
  readonly fill: Readonly<Record<string, string>>;
}

interface ListContext {
  readonly known: readonly KnownRecord[];
  readonly countries: readonly ListCountry[];
}

/**
 * Matches a list with what an edition has, row by row on the result of the rows before (RL7, RL8). What is filled in
 * is never overwritten; refused and open rows change nothing.
 */
export function planRecordList(
  rules: ListRules,
  rows: readonly ListedRecord[],
  { known, countries }: ListContext,
): PlannedRecord[] {
  const present: PresentRecord[] = known.map((record) => ({ ...record, key: `#${record.id}` }));
  return rows.map((row) => planRow(row, rules, present, countries));
}

function planRow(
  row: ListedRecord,
  rules: ListRules,
  present: PresentRecord[],
  countries: readonly ListCountry[],
): PlannedRecord {
  const read = rules.read(row.texts, countries);
  const { exact, candidates } = matchRow(row, read, rules, present);
  const completed =
    exact === null && candidates.length === 0 && rules.complete
      ? rules.complete(read.values, present)
      : { values: read.values, violations: [] };
  const violations = [
    ...row.open.map((code) => listError(code)),
    ...read.violations,
    ...completed.violations,
    ...Object.entries(rules.lengths)
      .filter(([column, most]) => (read.values[column] ?? '').length > most)
      .map(([field]) => listError('text-too-long', { field })),
    ...(candidates.length > 0 ? [listError('same-record')] : []),
  ];
  const base = {
    row,
    candidates: candidates.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])),
    key: exact?.key ?? `line ${row.line}`,
    id: exact?.id ?? null,
  };
  const refusing = violations.filter(({ code }) => !questions.has(code));
  if (refusing.length > 0) return { ...base, result: 'refused', violations, fill: {} };
  if (violations.length > 0) return { ...base, result: 'asked', violations, fill: {} };
  const filled = fillIn(exact, completed.values, rules);
  const next: PresentRecord = {
    ...(exact ?? { id: null, key: base.key, name: read.names[0] ?? '', names: read.names }),
    values: { ...exact?.values, ...filled.fill },
  };
  if (exact === null) present.push(next);
  else present[present.indexOf(exact)] = next;
  const changed = Object.keys(filled.fill).length > 0;
  return {
    ...base,
    result: exact === null ? 'create' : changed ? 'update' : 'same',
    violations: filled.kept.map((field) => ({ code: 'kept', level: 'warning', parameters: { field } })),
    fill: filled.fill,
  };
}

const questions: ReadonlySet<ListViolationCode> = new Set(['name-order', 'encoding', 'same-record']);

function matchRow(
  { target }: ListedRecord,
  read: ReadValues,
  rules: ListRules,
  present: readonly PresentRecord[],
) {
  if (target === 'new') return { exact: null, candidates: [] };
  const chosen = present.find(({ id }) => id === target);
  if (chosen) return { exact: chosen, candidates: [] };
  const { exact, candidates } = rules.match(read, present);
  return { exact, candidates: candidates.filter(({ id }) => id !== null) };
}

/** Empty values are filled; stored ones are kept, and reported where the list differs. */
function fillIn(exact: PresentRecord | null, values: ReadValues['values'], { lengths }: ListRules) {
  const fill: Record<string, string> = {};
  const kept: string[] = [];
  for (const column of Object.keys(lengths)) {
    const [text, has] = [values[column] ?? '', exact?.values[column] ?? ''];
    if (text === '' || text === has) continue;
    if (has === '') fill[column] = text;
    else if (!sameWords(text, has)) kept.push(column);
  }
  return { fill, kept };
}

export function listError(
  code: ListViolationCode,
  parameters: ListViolation['parameters'] = {},
): ListViolation {
  return { code, level: 'error', parameters };
}
