import { createClient } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import { ownOrigin } from './api.ts';

/** Every call there is. Its table is several kilobytes: for chunks that load later only. */
export const wholeApi = createClient(ownOrigin, operations);
