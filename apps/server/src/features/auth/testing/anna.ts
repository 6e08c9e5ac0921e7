import type { TestDatabase } from '../../../../tests/database.ts';
import { settlePortal } from './bystander.ts';
import { password } from './portal.ts';

export const anna = {
  firstName: 'Anna',
  lastName: 'Novotná',
  email: 'anna@example.test',
  password,
  locale: 'en',
};

/** Signs Anna up and in, beside a bystander whose data nothing may change. */
export async function settleAnna(database: TestDatabase) {
  const settled = await settlePortal(database);
  await settled.portal.post('registration', anna);
  return { ...settled, cookie: await settled.portal.signIn(anna.email) };
}

export type SettledAnna = Awaited<ReturnType<typeof settleAnna>>;
