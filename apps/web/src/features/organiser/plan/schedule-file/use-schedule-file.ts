import type {
  ScheduleFileAnswers,
  ScheduleFileImported,
  ScheduleFilePreview,
  ScheduleFileRow,
} from '@sevenmetre/contract/schedule-file/schemas';
import type { Encoding } from '@sevenmetre/rules/tables';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callServer } from '../../../../lib/queries/call.ts';
import type { Outcome } from '../../../../lib/queries/call.ts';
import type { Failure } from '../../../../lib/queries/failure.ts';
import { type ReadingWatch, sendSheet } from '../../../../lib/queries/send-sheet.ts';
import {
  type TableAnswers,
  tableQuery,
  theWhole,
  useReading,
} from '../../../../ui/imports/use-sheet-import.ts';

export type ScheduleSource = { readonly text: string } | { readonly file: File };
export type PreviewRow = ScheduleFilePreview['rows'][number];

type Calls =
  | Outcome<'scheduleFilePreview'>
  | Outcome<'scheduleFileTextPreview'>
  | Outcome<'scheduleFileRowsPreview'>;

/** A schedule from elsewhere, from its text or file over questions to the draft. */
export function useScheduleFile() {
  const queries = useQueryClient();
  const [source, setSource] = useState<ScheduleSource | null>(null);
  const [preview, setPreview] = useState<ScheduleFilePreview | null>(null);
  const [imported, setImported] = useState<ScheduleFileImported | null>(null);
  const { take, failure, setFailure, reading, table } = useReading<ScheduleFilePreview>();
  const read = async (from: ScheduleSource, encoding: Encoding | null, asked: TableAnswers) => {
    const fresh = await take((watch) => readSource(from, { encoding, table: asked, watch }));
    if (fresh !== null) table.found(fresh.hidden);
    setPreview(fresh);
    return fresh !== null;
  };
  const start = (from: ScheduleSource) => {
    reading?.cancel();
    setSource(from);
    setImported(null);
    table.reset();
    return read(from, null, theWhole);
  };
  /** The file is read again, and what has been answered until now is asked again. */
  const chooseEncoding = (encoding: Encoding) =>
    source === null ? Promise.resolve(true) : read(source, encoding, table.answers);
  const check = async (rows: readonly ScheduleFileRow[], answers: ScheduleFileAnswers) => {
    if (preview === null) return true;
    const body = { rows: [...rows], answers };
    const checked = await take(() => callServer('scheduleFileRowsPreview', { body }));
    if (checked === null) return false;
    const { aside, unknown, encoding } = preview;
    setPreview({ ...checked, aside, unknown, encoding });
    return true;
  };
  const answer = (given: Partial<ScheduleFileAnswers>) =>
    preview === null
      ? Promise.resolve(true)
      : check(preview.rows.map(rowOf), { ...preview.answers, ...given });
  const change = (changed: PreviewRow, given: Partial<ScheduleFileRow>) =>
    preview === null
      ? Promise.resolve(true)
      : check(
          preview.rows.map((row) => (row === changed ? { ...rowOf(row), ...given } : rowOf(row))),
          preview.answers,
        );
  const commit = async () => {
    if (preview === null || source === null) return undefined;
    const { rows, answers, revision, fingerprint } = preview;
    const name = 'file' in source ? source.file.name.slice(0, 120) : '';
    const body = { rows: rows.map(rowOf), answers, revision, fingerprint, source: name };
    const outcome = await callServer('scheduleFileImport', { body });
    if (!outcome.ok) {
      setFailure(outcome.failure);
      const newest = newPreview(outcome.failure);
      const { aside, unknown, encoding } = preview;
      if (newest) setPreview({ ...newest, aside, unknown, encoding });
      return false;
    }
    setPreview(null);
    table.reset();
    setImported(outcome.body);
    void queries.invalidateQueries({ queryKey: ['planDraft'] });
    return true;
  };
  const choices = table.choices((asked) =>
    source === null ? Promise.resolve(true) : read(source, null, asked),
  );
  return { preview, imported, failure, reading, ...choices, start, chooseEncoding, answer, change, commit };
}

export type ScheduleFile = ReturnType<typeof useScheduleFile>;

interface FileReading {
  readonly encoding: Encoding | null;
  readonly table: TableAnswers;
  readonly watch: ReadingWatch;
}

function readSource(source: ScheduleSource, { encoding, table, watch }: FileReading): Promise<Calls> {
  if ('text' in source) {
    const text = source.text.replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/gu,
      '',
    );
    return callServer('scheduleFileTextPreview', { body: { text } });
  }
  const query = {
    ...(encoding === null ? {} : { encoding }),
    ...tableQuery(table),
  };
  return sendSheet('scheduleFilePreview', { file: source.file, query, watch });
}

function rowOf({ line, column, texts, titles, match, isLeftOut, isDoubtful }: PreviewRow): ScheduleFileRow {
  return { line, column, texts, titles, match, isLeftOut, isDoubtful };
}

function newPreview(failure: Failure): ScheduleFilePreview | null {
  if (failure.kind !== 'refused' || failure.code !== 'import-changed') return null;
  // The server validates its own answers against the contract.
  return failure.details['preview'] as ScheduleFilePreview;
}
