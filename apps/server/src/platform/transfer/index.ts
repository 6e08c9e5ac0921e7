export { exportDatabase } from './export-database.ts';
export { importDatabase } from './import-database.ts';
export { looksLikeDatabaseExport } from './format.ts';
