import type * as z from 'zod';
import type { ClubListQuery } from '@sevenmetre/contract/registrations/admin-registrations';
import type { ClubQuery } from '@sevenmetre/rules/registration';

/** The question of an address as the rule asks it. */
export function clubQuery({ direction, ...query }: z.output<typeof ClubListQuery>): ClubQuery {
  return { ...query, descending: direction === 'down' };
}
