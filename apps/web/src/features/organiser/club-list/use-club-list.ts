import type { ClubListImported, ClubListPreview, ClubListRow } from '@sevenmetre/contract/club-list/schemas';
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

type PreviewRow = ClubListPreview['rows'][number];

interface Answers {
  readonly countryId: number | null;
  readonly encoding: Encoding | null;
}

/** The import of an organiser's list of clubs. */
export function useClubList() {
  const queries = useQueryClient();
  return useSheetImport(
    {
      read: readSource,
      check: (rows: ClubListRow[], { countryId }: Answers) =>
        callServer('clubListRowsPreview', { body: { rows, countryId } }),
      rowOf: listRowOf,
      besideRows: (checked: ClubListPreview, before) => ({ ...checked, ...keptBeside(checked.rows, before) }),
      store: ({ rows, answers: { countryId }, fingerprint, source }) =>
        callServer('clubListImport', { body: { rows, countryId, fingerprint, source } }),
      stored: (_: ClubListImported) => {
        for (const read of ['clubRegistrations', 'sheetImports'])
          void queries.invalidateQueries({ queryKey: [read] });
      },
    },
    { countryId: null, encoding: null },
  );
}

export type ClubList = ReturnType<typeof useClubList>;

export function listRowOf({ line, texts, target, open }: PreviewRow): ClubListRow {
  return { line, texts, target, open };
}

function readSource(
  source: ImportSource,
  { countryId, encoding }: Answers,
  table: TableAnswers,
  watch: ReadingWatch,
) {
  if ('text' in source)
    return callServer('clubListTextPreview', { body: { text: plainText(source.text), countryId } });
  const query = {
    ...(countryId === null ? {} : { countryId: String(countryId) }),
    ...(encoding === null ? {} : { encoding }),
    ...tableQuery(table),
  };
  return sendSheet('clubListPreview', { file: source.file, query, watch });
}
