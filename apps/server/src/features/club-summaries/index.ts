export { drawClubSummary, type SummaryContext } from './draw-club-summary.use-case.ts';
export { clubSummaryHandlers } from './club-summaries.routes.ts';
