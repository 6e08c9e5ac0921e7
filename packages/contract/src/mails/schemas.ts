import * as z from 'zod';
import { Id, Instant } from '../common.ts';

export const KeptMailName = z.string().regex(/^[\w-]{1,60}$/);

const head = {
  name: KeptMailName,
  at: Instant,
  to: z.string(),
  subject: z.string(),
  /** The link gives access to an account; only super admins may read it. */
  secret: z.boolean(),
};

/** Why a mail was given up: refused by the server for good, or the last of many failures. */
export const MailFailure = z.enum(['refused', 'signIn', 'encryption', 'unreachable', 'unknown']);

const GivenUpMail = z.object({
  id: Id,
  at: Instant,
  to: z.string(),
  subject: z.string(),
  failure: MailFailure,
  /** Code of the mail server or network, such as `EENVELOPE 550`. */
  code: z.string(),
});

export const Mails = z.object({
  transport: z.enum(['smtp', 'files']),
  waiting: z.int(),
  /** Number of mails that are no longer retried. */
  givenUp: z.int(),
  /** The newest of them; they stay until they are sent again or removed. */
  givenUpMails: z.array(GivenUpMail),
  /** Mails kept as files, newest first. */
  mails: z.array(z.object(head)),
});

/** Number of mails that are still given up. */
export const MailHandled = z.object({ givenUp: z.int() });

export const KeptMail = z.object({ ...head, text: z.string() });
