import { route } from '../route.ts';
import { historyOperations } from './operations.ts';
import { DayHistory, HistoryPath, HistoryQuery, RecordHistory } from './schemas.ts';

const tag = 'history';

/** Calls of organisers that several pages share: histories, open editions, criteria of tables. */
export const historyRoutes = {
  recordHistory: route(historyOperations.recordHistory, {
    tag,
    summary: 'What was done to records of a kind, or to one of them, the newest first',
    params: HistoryPath,
    query: HistoryQuery,
    answers: { 200: RecordHistory },
  }),
  dayHistory: route(historyOperations.dayHistory, {
    tag,
    summary: 'What was done today in the current edition, a line for each kind and person, the newest first',
    answers: { 200: DayHistory },
  }),
};
