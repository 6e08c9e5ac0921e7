import { errorStatuses } from '@sevenmetre/contract';
import type { SheetImportKind } from '@sevenmetre/rules/sheet-import';
import type { Handlers } from '../../platform/http/index.ts';
import type { Refusal } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import type { ImportedKinds } from './record-import.ts';
import { listImports, undoOrganiserImport } from './undo-organiser-import.use-case.ts';

/** Handlers of imports that organisers can undo, by what they imported. */
export function sheetImportHandlers(
  context: UseCaseContext,
  importers: Readonly<Partial<Record<SheetImportKind, ImportedKinds>>>,
): Handlers<'sheetImports' | 'sheetImportUndo'> {
  return {
    async sheetImports() {
      const outcome = await listImports(context);
      return outcome.ok ? { status: 200, body: outcome.value } : { ...answer(outcome), status: 404 };
    },
    async sheetImportUndo({ actor, params }) {
      const outcome = await undoOrganiserImport(context, importers, actor, params.id);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
  };
}

function answer({ code, parameters }: Refusal) {
  const status = errorStatuses[code];
  const body = { error: code, additionalProperties: parameters };
  if (status === 404 || status === 409) return { status, body } as const;
  throw new Error(`An undo of an import is not refused with ${code}`);
}
