export { type ImportedKinds, type ImportedRecords, recordImport, type StoredRow } from './record-import.ts';
export { forgetImports, readImports } from './read-imports.ts';
export { undoImport } from './undo-import.ts';
export { sheetImportHandlers } from './sheet-import.routes.ts';
