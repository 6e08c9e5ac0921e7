import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../../platform/database/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { appendChange } from '../../live/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { Letter } from '../../mail/index.ts';
import { findUser } from './registration.repository.ts';
import type { RefereeRow } from './registration.repository.ts';

export interface Saved {
  readonly row: RefereeRow;
  readonly before: RefereeRow | null;
  readonly actor: Actor;
  readonly now: Date;
}

/** Follow-up of every save, in its transaction: audit entry, the referee's mail, and the live change last. */
export async function followSave({ row, before, actor, now }: Saved, tx: Tx): Promise<void> {
  await recordAudit(tx, {
    at: now,
    userId: actor.userId,
    action: before ? 'referee.updated' : 'referee.registered',
    subjectType: 'referee',
    subjectId: row.id,
    before: before && { revision: before.revision },
    after: { revision: row.revision, ...(before ? { changed: changedColumns(before, row) } : {}) },
  });
  const reader = row.userId === null ? null : await findUser(row.userId, tx);
  if (reader) {
    const { email: to, locale, firstName } = reader;
    await queueMail(tx, {
      to,
      locale,
      letter: refereeLetter(row.id, before ? 'updated' : 'submitted', firstName),
      now,
    });
  }
  // Name, country and sex of an accepted referee are public.
  if (row.registrationState === 'approved') await appendChange(tx, { structure: true });
}

/** Names of columns only, because their values are personal data. */
function changedColumns(before: RefereeRow, after: RefereeRow): string[] {
  const known: Readonly<Record<string, unknown>> = before;
  const skipped = new Set(['revision', 'updatedAt', 'agreedToTermsAt']);
  return Object.entries(after).flatMap(([name, value]) =>
    skipped.has(name) || known[name] === value ? [] : [name],
  );
}

/** To a referee after the registration was sent or changed. */
function refereeLetter(refereeId: number, what: 'submitted' | 'updated', name: string): Letter {
  return (t) => ({
    subject: t(`mail.refereeRegistration.${what}.subject`),
    paragraphs: [t('mail.frame.hello', { name }), t(`mail.refereeRegistration.${what}.text`)],
    action: { label: t('mail.refereeState.open'), path: `/referees/detail/${refereeId}` },
  });
}
