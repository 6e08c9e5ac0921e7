import { createClient } from '@sevenmetre/contract/client';
import { laterOperations } from '@sevenmetre/contract/later-operations';
import { ownOrigin } from './api.ts';

/** What a public page calls once it works; see `api.ts` for the first load, `zone/call.ts` for everything else. */
export const laterApi = createClient(ownOrigin, laterOperations);
