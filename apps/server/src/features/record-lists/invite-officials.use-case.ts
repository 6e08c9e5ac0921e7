import type { OfficialsInviteBody, OfficialsInvited } from '@sevenmetre/contract/record-list/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, type Outcome } from '../../platform/outcome/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findUserByEmail, inviteUser } from '../auth/index.ts';
import { lockWorkingEdition } from '../competition/index.ts';
import { listedOfficials } from '../referees/index.ts';

/**
 * Gives officials of the current edition accounts to their addresses. A new account gets one mail with the link that sets
 * its password; one whose address is proven gets the registration without a mail. An account with an unproven address
 * gets nothing: its owner may be somebody else. Repeated calls invite nobody twice.
 */
export function inviteOfficials(
  context: RandomContext,
  actor: Actor,
  { officials, locale }: OfficialsInviteBody,
): Promise<Outcome<OfficialsInvited>> {
  return context.database.transaction(async (tx) => {
    const edition = await lockWorkingEdition(null, tx);
    if (!edition.ok) return edition;
    const at = context.clock.now();
    const counts = { invited: 0, linked: 0, left: 0 };
    const ids = [...new Set(officials)].sort((one, other) => one - other);
    for (const row of await listedOfficials.lockOfEdition(ids, edition.value.id, tx)) {
      if (row.userId !== null || row.email === null || (await isUnproven(row.email, tx))) continue;
      const { firstName, lastName, phone } = row;
      const club = edition.value.name;
      const person = { email: row.email, firstName, lastName, phone, locale, club };
      const { userId, existed } = await inviteUser(context, person, tx);
      await listedOfficials.giveAccount(row, { userId, at }, tx);
      await recordAudit(tx, {
        at,
        userId: actor.userId,
        action: 'referee.invited',
        subjectType: 'referee',
        subjectId: row.id,
        after: { account: userId },
      });
      counts[existed ? 'linked' : 'invited'] += 1;
    }
    return done({ ...counts, left: ids.length - counts.invited - counts.linked });
  });
}

async function isUnproven(email: string, tx: Tx): Promise<boolean> {
  const user = await findUserByEmail(email.trim().toLowerCase(), tx);
  return user !== null && user.emailVerifiedAt === null;
}
