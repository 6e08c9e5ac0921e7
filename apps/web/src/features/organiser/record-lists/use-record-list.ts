import type {
  RecordListImported,
  RecordListPreview,
  RecordListRow,
} from '@sevenmetre/contract/record-list/schemas';
import type { RecordList } from '@sevenmetre/rules/record-list';
import type { Encoding } from '@sevenmetre/rules/tables';
import { useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../../lib/queries/call.ts';
import { type ReadingWatch, sendSheet } from '../../../lib/queries/send-sheet.ts';
import {
  type ImportSource,
  keptBeside,
  plainText,
  type TableAnswers,
  tableQuery,
  useSheetImport,
} from '../../../ui/imports/use-sheet-import.ts';

type PreviewRow = RecordListPreview['rows'][number];

interface Answers {
  readonly encoding: Encoding | null;
}

/** The import of a list of halls or officials. */
export function useRecordList(list: RecordList) {
  const queries = useQueryClient();
  const params = { list };
  return useSheetImport(
    {
      read: (source: ImportSource, answers: Answers, table, watch) =>
        readSource(list, source, answers, { table, watch }),
      check: (rows: RecordListRow[]) => callServer('recordListRowsPreview', { params, body: { rows } }),
      rowOf: recordRowOf,
      besideRows: (checked: RecordListPreview, before) => ({
        ...checked,
        ...keptBeside(checked.rows, before),
      }),
      store: ({ rows, fingerprint, source }) =>
        callServer('recordListImport', { params, body: { rows, fingerprint, source } }),
      stored: (_: RecordListImported) => {
        void queries.invalidateQueries({ queryKey: ['sheetImports'] });
        void queries.invalidateQueries({
          queryKey: [list === 'halls' ? 'adminPlaces' : 'refereeRegistrations'],
        });
      },
    },
    { encoding: null },
  );
}

export type RecordListImport = ReturnType<typeof useRecordList>;

export function recordRowOf({ line, texts, target, open }: PreviewRow): RecordListRow {
  return { line, texts, target, open };
}

interface FileReading {
  readonly table: TableAnswers;
  readonly watch: ReadingWatch;
}

function readSource(
  list: RecordList,
  source: ImportSource,
  { encoding }: Answers,
  { table, watch }: FileReading,
) {
  if ('text' in source)
    return callServer('recordListTextPreview', {
      params: { list },
      body: { text: plainText(source.text) },
    });
  const query = {
    ...(encoding === null ? {} : { encoding }),
    ...tableQuery(table),
  };
  return sendSheet('recordListPreview', { params: { list }, file: source.file, query, watch });
}
