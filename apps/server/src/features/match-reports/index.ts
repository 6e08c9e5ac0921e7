export { matchReportHandlers } from './match-reports.routes.ts';
