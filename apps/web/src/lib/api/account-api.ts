import { createClient } from '@sevenmetre/contract/client';
import { invitationOperations } from '@sevenmetre/contract/invitations/operations';
import { signInOperations } from '@sevenmetre/contract/sign-in/operations';
import { ownOrigin } from './api.ts';

/** Signing in, and all that comes before it. */
export const accountApi = createClient(ownOrigin, { ...signInOperations, ...invitationOperations });
