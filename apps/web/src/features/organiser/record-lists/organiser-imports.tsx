import type { SheetImportKind } from '@sevenmetre/rules/sheet-import';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { RecentImports } from '../../../ui/imports/recent-imports.tsx';

/** Imports of an organiser's page that can be undone. */
export function OrganiserImports({ kind }: { kind: SheetImportKind }) {
  const { data } = useRead('sheetImports', {});
  const undo = useWrite('sheetImportUndo', [
    'sheetImports',
    'clubRegistrations',
    'adminPlaces',
    'refereeRegistrations',
  ]);
  if (data === undefined) return null;
  return <RecentImports imports={data} kind={kind} undo={(id) => undo({ params: { id } })} />;
}
