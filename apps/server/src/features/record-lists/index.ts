export { recordListHandlers, recordListLimits } from './record-list.routes.ts';
export { importedRecords } from './imported-records.ts';
