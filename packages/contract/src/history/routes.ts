import { route } from '../route.ts';
import { historyOperations } from './operations.ts';
import { HistoryPath, HistoryQuery, RecordHistory } from './schemas.ts';

const tag = 'history';

/** The organiser's calls about what several pages share: histories, editions in work, how tables are ordered. */
export const historyRoutes = {
  recordHistory: route(historyOperations.recordHistory, {
    tag,
    summary: 'What was done to records of a kind, or to one of them, the newest first',
    params: HistoryPath,
    query: HistoryQuery,
    answers: { 200: RecordHistory },
  }),
};
