import type { RosterPreview, RosterRow, RosterText } from '@sevenmetre/contract/participants/schemas';
import type { Encoding } from '@sevenmetre/rules/tables';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { callServer } from '../../../lib/queries/call.ts';
import type { Outcome } from '../../../lib/queries/call.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { sendSheet } from '../../../lib/queries/send-sheet.ts';
import { useWords } from '../../../lib/words/words.ts';

/** Where the people come from. Never stored in the browser, since these are data of children. */
export type ImportSource = { readonly text: string } | { readonly file: File };

/** Answers for the whole list. */
export interface ListAnswers extends Pick<RosterText, 'teamId' | 'dayOrder' | 'nameOrder' | 'leading'> {
  readonly encoding: Encoding | null;
}

type PreviewRow = RosterPreview['rows'][number];
type Calls = Outcome<'rosterTextPreview'> | Outcome<'rosterImportPreview'> | Outcome<'rosterRowsPreview'>;

/** What was changed by hand, by line; null: left out. */
type Changes = ReadonlyMap<number, RosterRow | null>;

/** An import from its text or file over questions and changes to what is stored. */
export function useImport(clubId: number, teamId: number | null, leave: () => void) {
  const t = useWords();
  const queries = useQueryClient();
  const [source, setSource] = useState<ImportSource | null>(null);
  const [answers, setAnswers] = useState<ListAnswers>({ ...noAnswers, teamId });
  const [changes, setChanges] = useState<Changes>(new Map());
  const [preview, setPreview] = useState<RosterPreview | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isReading, setReading] = useState(false);

  const take = async (asked: Promise<Calls>): Promise<RosterPreview | null> => {
    setReading(true);
    setFailure(null);
    const outcome = await asked;
    setReading(false);
    if (outcome.ok) return outcome.body;
    setFailure(outcome.failure);
    return null;
  };
  /** Reads the source, then puts what was changed by hand on it. */
  const read = async (from: ImportSource, given: ListAnswers, kept: Changes): Promise<boolean> => {
    const fresh = await take(readSource(clubId, from, given));
    if (fresh === null) return false;
    setPreview(fresh);
    return kept.size === 0 || check(fresh, kept);
  };
  const check = async (before: RosterPreview, kept: Changes): Promise<boolean> => {
    const rows = before.rows.flatMap((row) => {
      const changed = kept.get(row.line);
      return changed === null ? [] : (changed ?? rowOf(row));
    });
    const checked = await take(callServer('rosterRowsPreview', { params: { id: clubId }, body: { rows } }));
    if (checked === null) return false;
    setPreview(besideRows(checked, before));
    return true;
  };
  const start = (from: ImportSource) => {
    setSource(from);
    setChanges(new Map());
    setPreview(null);
    return read(from, answers, new Map());
  };
  const answer = (given: Partial<ListAnswers>) => {
    const next = { ...answers, ...given };
    setAnswers(next);
    return source === null ? Promise.resolve(true) : read(source, next, changes);
  };
  const change = (line: number, row: RosterRow | null) => {
    const next = new Map(changes).set(line, row);
    setChanges(next);
    return preview === null ? Promise.resolve(true) : check(preview, next);
  };
  const commit = async () => {
    if (preview === null) return undefined;
    const body = { rows: preview.rows.map(rowOf), fingerprint: preview.fingerprint };
    const outcome = await callServer('rosterImport', { params: { id: clubId }, body });
    if (!outcome.ok) {
      setFailure(outcome.failure);
      // What was shown would not happen any more: the newest preview takes its place.
      const newest = newPreview(outcome.failure);
      if (newest) setPreview(newest);
      return false;
    }
    const { created, updated } = outcome.body;
    void queries.invalidateQueries({ queryKey: ['clubRoster'] });
    showToast('done', t('participants.sheet.done', { created, updated }));
    leave();
    return true;
  };
  return { answers, preview, failure, isReading, start, answer, change, commit };
}

export type Import = ReturnType<typeof useImport>;

const noAnswers: Omit<ListAnswers, 'teamId'> = {
  dayOrder: null,
  nameOrder: null,
  leading: null,
  encoding: null,
};

/** Checked rows with what the reading of the list showed beside them, as far as it is still open. */
function besideRows(checked: RosterPreview, before: RosterPreview): RosterPreview {
  const unused = new Map(before.rows.map((row) => [row.line, row.unused]));
  const open = new Set(checked.rows.flatMap((row) => row.open));
  return {
    ...checked,
    rows: checked.rows.map((row) => ({ ...row, unused: unused.get(row.line) ?? '' })),
    questions: before.questions.filter(({ kind }) => open.has(rowQuestionOf[kind])),
    aside: before.aside,
  };
}

/** What a question about the list leaves open in its rows. */
const rowQuestionOf = {
  'day-order': 'birth-date-order',
  'name-order': 'name-order',
  'leading-numbers': 'leading-number',
  encoding: 'encoding',
} as const;

function readSource(clubId: number, source: ImportSource, answers: ListAnswers): Promise<Calls> {
  const { encoding, leading, ...list } = answers;
  if ('text' in source) {
    const body = { ...list, leading, text: plain(source.text) };
    return callServer('rosterTextPreview', { params: { id: clubId }, body });
  }
  const given = { ...list, encoding };
  const query = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
  return sendSheet('rosterImportPreview', { id: clubId, file: source.file, query });
}

/** Without characters that no text may hold; some programs copy them with line ends. */
function plain(text: string): string {
  return text
    .replace(/[\u2028\u2029\u000b\u000c]/gu, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu, '');
}

function rowOf({ line, texts, open }: PreviewRow): RosterRow {
  return { line, texts, open };
}

function newPreview(failure: Failure): RosterPreview | null {
  if (failure.kind !== 'refused' || failure.code !== 'import-changed') return null;
  // The server validates its own answers against the contract.
  return failure.details['preview'] as RosterPreview;
}
