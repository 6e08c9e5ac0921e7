export { bankHandlers, bankLimits } from './bank.routes.ts';
export { importFile } from './import-file.use-case.ts';
