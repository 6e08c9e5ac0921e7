export { copyRows, type CopiedTable, type TextRow } from './copy-rows.ts';
export { exportDatabase } from './export-database.ts';
export { importDatabase } from './import-database.ts';
export { looksLikeDatabaseExport } from './format.ts';
