import type { Tx } from '../../../platform/database/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { linkHours, resetLetter } from '../letters.ts';
import { makeLink } from './one-time-link.ts';
import type { UserRow } from '../user.repository.ts';

/** Sends somebody the link for a new password. false: the mailbox has had enough of them for now. */
export async function sendResetLink(
  context: Pick<RandomContext, 'clock' | 'random'>,
  { id, email, firstName, locale }: UserRow,
  tx: Tx,
): Promise<boolean> {
  const link = { purpose: 'password-reset', userId: id, email, hours: linkHours.reset } as const;
  const token = await makeLink(context, link, tx);
  if (token === null) return false;
  await queueMail(tx, {
    to: email,
    locale,
    letter: resetLetter(firstName, token),
    now: context.clock.now(),
  });
  return true;
}
