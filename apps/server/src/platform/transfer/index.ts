export { exportDatabase } from './export-database.ts';
export type { ExportOptions } from './export-database.ts';
export { importDatabase } from './import-database.ts';
export type { ImportOptions } from './import-database.ts';
export { looksLikeDatabaseExport } from './looks-like-database-export.ts';
export { TransferError } from './transfer-error.ts';
export type { TransferCode } from './transfer-error.ts';
