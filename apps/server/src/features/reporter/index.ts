export { findReporters as findReporterAccounts } from './assignment.repository.ts';
export { assignEverywhere, restoreReporterHalls } from './assign-reporters.use-case.ts';
export { assignmentHandlers } from './assignment.routes.ts';
export { reporterHandlers } from './reporter.routes.ts';
