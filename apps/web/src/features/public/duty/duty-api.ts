import { createClient } from '@sevenmetre/contract/client';
import { dutyOperations } from '@sevenmetre/contract/duty/operations';
import { ownOrigin } from '../../../lib/api/api.ts';

/** Calls with the token of a link. */
export const dutyApi = createClient(ownOrigin, dutyOperations);
