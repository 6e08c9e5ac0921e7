import { deskOperations as operations } from '../desk-operations.ts';
import { route } from '../route.ts';
import { HistoryPath, HistoryQuery, RecordHistory } from '../schemas/history.ts';
import { OpenEditions } from '../schemas/open-editions.ts';

const tag = 'organiser';

/** The organiser's calls about what several pages share: histories, editions in work, how tables are ordered. */
export const deskRoutes = {
  recordHistory: route(operations.recordHistory, {
    tag,
    summary: 'What was done to records of a kind, or to one of them, the newest first',
    params: HistoryPath,
    query: HistoryQuery,
    answers: { 200: RecordHistory },
  }),
  openEditions: route(operations.openEditions, {
    tag,
    summary: 'Editions that organisers work on: the current one, and those that are prepared',
    answers: { 200: OpenEditions },
  }),
};
