import type { RosterPreview, RosterRow, RosterText } from '@sevenmetre/contract/participants/schemas';
import type { Encoding } from '@sevenmetre/rules/tables';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/page/toasts.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { type ReadingWatch, sendSheet } from '../../../lib/queries/send-sheet.ts';
import { useWords } from '../../../lib/words/words.ts';
import {
  type ImportSource,
  plainText,
  type TableAnswers,
  tableQuery,
  useSheetImport,
} from '../../../ui/imports/use-sheet-import.ts';

/** Answers for the whole list. */
export interface ListAnswers extends Pick<RosterText, 'teamId' | 'dayOrder' | 'nameOrder' | 'leading'> {
  readonly encoding: Encoding | null;
}

type PreviewRow = RosterPreview['rows'][number];

/** The import of a club's people. */
export function useImport(clubId: number, teamId: number | null, leave: () => void) {
  const t = useWords();
  const queries = useQueryClient();
  const params = { id: clubId };
  return useSheetImport(
    {
      read: (source: ImportSource, answers: ListAnswers, table, watch) =>
        readSource(clubId, source, answers, { table, watch }),
      check: (rows: RosterRow[]) => callServer('rosterRowsPreview', { params, body: { rows } }),
      rowOf: ({ line, texts, open }: PreviewRow): RosterRow => ({ line, texts, open }),
      besideRows,
      store: ({ rows, fingerprint, source }) =>
        callServer('rosterImport', { params, body: { rows, fingerprint, source } }),
      stored: ({ created, updated }: { created: number; updated: number }) => {
        for (const read of ['clubRoster', 'rosterImports'])
          void queries.invalidateQueries({ queryKey: [read] });
        showToast('done', t('participants.sheet.done', { created, updated }));
        leave();
      },
    },
    { dayOrder: null, nameOrder: null, leading: null, encoding: null, teamId },
  );
}

export type Import = ReturnType<typeof useImport>;

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

interface FileReading {
  readonly table: TableAnswers;
  readonly watch: ReadingWatch;
}

function readSource(
  clubId: number,
  source: ImportSource,
  answers: ListAnswers,
  { table, watch }: FileReading,
) {
  const { encoding, leading, ...list } = answers;
  if ('text' in source) {
    const body = { ...list, leading, text: plainText(source.text) };
    return callServer('rosterTextPreview', { params: { id: clubId }, body });
  }
  const given = { ...list, encoding, ...tableQuery(table) };
  const query = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
  return sendSheet('rosterImportPreview', { params: { id: clubId }, file: source.file, query, watch });
}
