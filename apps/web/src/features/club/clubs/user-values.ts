import { email, firstFault, maxLength, required } from '@sevenmetre/rules/validation';
import type { FieldFault } from '@sevenmetre/rules/validation';

export interface UserValues {
  readonly email: string;
  readonly clubAdmin: boolean;
  readonly teamIds: readonly number[];
}

export type UserField = 'email' | 'permissions';
export type UserFaults = Partial<Record<UserField, FieldFault | 'permission-missing'>>;

/** What keeps an invitation from being sent. */
export function judgeNew(values: UserValues): UserFaults {
  const fault = firstFault(values.email, [required, maxLength(254), email]);
  return { ...(fault === null ? {} : { email: fault }), ...judgePermissions(values) };
}

export function judgePermissions({
  clubAdmin,
  teamIds,
}: Pick<UserValues, 'clubAdmin' | 'teamIds'>): UserFaults {
  return clubAdmin || teamIds.length > 0 ? {} : { permissions: 'permission-missing' };
}
