import { expect } from 'vitest';
import type { TestDatabase } from '../../../../tests/database.ts';
import { audit } from '../../../platform/database/schema/index.ts';
import { settleBystander } from './bystander.ts';
import { accountPortal, password } from './portal.ts';

export const anna = {
  firstName: 'Anna',
  lastName: 'Novotná',
  email: 'anna@example.test',
  password,
  locale: 'en',
};

/** Signs Anna up and in, and creates a bystander whose data nothing may change. */
export async function settleAnna(database: TestDatabase) {
  const portal = accountPortal(database);
  await portal.post('registration', anna);
  const cookie = await portal.signIn(anna.email);
  const bystander = await settleBystander(database, portal.clock.now());
  /** After the test: checks that the bystander is unchanged, and deletes both. */
  const leave = async () => {
    expect(await bystander.rows()).toEqual(bystander.before);
    await portal.forgetAll();
    await database.db.delete(audit);
    await portal.close();
  };
  return { portal, cookie, bystander, leave };
}

export type SettledAnna = Awaited<ReturnType<typeof settleAnna>>;
