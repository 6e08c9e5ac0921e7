import * as z from 'zod';
import { Instant } from '../common.ts';

export const KeptMailName = z.string().regex(/^[\w-]{1,60}$/);

const head = {
  name: KeptMailName,
  at: Instant,
  to: z.string(),
  subject: z.string(),
  /** The link gives access to an account; only super admins may read it. */
  secret: z.boolean(),
};

export const Mails = z.object({
  transport: z.enum(['smtp', 'files']),
  waiting: z.int(),
  /** Number of mails that are no longer retried. */
  givenUp: z.int(),
  /** Mails kept as files, newest first. */
  mails: z.array(z.object(head)),
});

export const KeptMail = z.object({ ...head, text: z.string() });
