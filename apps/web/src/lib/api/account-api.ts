import { accountOperations } from '@sevenmetre/contract/account-operations';
import { createClient } from '@sevenmetre/contract/client';
import { ownOrigin } from './api.ts';

/** Signing in, and all that comes before it. */
export const accountApi = createClient(ownOrigin, accountOperations);
