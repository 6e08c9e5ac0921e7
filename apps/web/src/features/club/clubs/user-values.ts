import { email, firstError, maxLength, required } from '@sevenmetre/rules/validation';
import type { FieldError } from '@sevenmetre/rules/validation';

export interface UserValues {
  readonly email: string;
  readonly clubAdmin: boolean;
  readonly teamIds: readonly number[];
}

export type UserField = 'email' | 'permissions';
export type UserErrors = Partial<Record<UserField, FieldError | 'permission-missing'>>;

/** What keeps an invitation from being sent. */
export function checkNew(values: UserValues): UserErrors {
  const error = firstError(values.email, [required, maxLength(254), email]);
  return { ...(error === null ? {} : { email: error }), ...checkPermissions(values) };
}

export function checkPermissions({
  clubAdmin,
  teamIds,
}: Pick<UserValues, 'clubAdmin' | 'teamIds'>): UserErrors {
  return clubAdmin || teamIds.length > 0 ? {} : { permissions: 'permission-missing' };
}
