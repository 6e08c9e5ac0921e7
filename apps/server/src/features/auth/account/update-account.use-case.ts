import { phone as phoneError } from '@sevenmetre/rules/validation';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { lockById, update } from '../user.repository.ts';

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly locale: Locale;
}

/** Changes name, phone number and language of a user. */
export async function updateAccount(
  { database }: Pick<RandomContext, 'database'>,
  userId: number,
  profile: Profile,
): Promise<Outcome<null>> {
  const phone = profile.phone === '' ? null : profile.phone;
  if (phone !== null && phoneError(phone) !== null) return refuse('phone-invalid');
  await database.transaction(async (tx) => {
    await lockById(userId, tx);
    await update(userId, { ...profile, phone }, tx);
  });
  return done(null);
}
