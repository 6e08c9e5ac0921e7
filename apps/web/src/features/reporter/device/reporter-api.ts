import { createClient } from '@sevenmetre/contract/client';
import { matchEventOperations } from '@sevenmetre/contract/match-events/operations';
import { matchRosterOperations } from '@sevenmetre/contract/match-rosters/operations';
import { matchOperations } from '@sevenmetre/contract/matches/operations';
import { reporterOperations } from '@sevenmetre/contract/reporter/operations';
import { ownOrigin } from '../../../lib/api/api.ts';

/** The calls of a reporter's device. */
export const reporterApi = createClient(ownOrigin, {
  ...matchOperations,
  ...matchEventOperations,
  ...matchRosterOperations,
  ...reporterOperations,
});
