import type { SheetImportKind } from '@sevenmetre/rules/sheet-import';
import type { Handlers } from '../../platform/http/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import type { ImportedKinds } from './record-import.ts';
import { listImports, undoOrganiserImport } from './undo-organiser-import.use-case.ts';

/** Handlers of imports that organisers can undo, by what they imported. */
export function sheetImportHandlers(
  context: UseCaseContext,
  importers: Readonly<Partial<Record<SheetImportKind, ImportedKinds>>>,
): Handlers<'sheetImports' | 'sheetImportUndo'> {
  return {
    sheetImports: () => listImports(context),
    sheetImportUndo: ({ actor, params }) => undoOrganiserImport(context, importers, actor, params.id),
  };
}
