import { createClient } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import { ownOrigin } from './api.ts';

/** Every call there is. Its table grows with the product: for pages of signed-in users only, see `later-api.ts`. */
export const wholeApi = createClient(ownOrigin, operations);
