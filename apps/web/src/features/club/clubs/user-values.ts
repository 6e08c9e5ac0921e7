import { email, firstError, maxLength, phone, required } from '@sevenmetre/rules/validation';
import type { FieldError } from '@sevenmetre/rules/validation';
import type { ClubUser } from '@sevenmetre/contract/clubs/schemas';

export type Editing = 'new' | ClubUser;

export interface UserValues {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly clubAdmin: boolean;
  readonly teamIds: readonly number[];
}

type UserField = 'email' | 'firstName' | 'lastName' | 'phone' | 'permissions';
export type UserErrors = Partial<Record<UserField, FieldError | 'permission-missing'>>;

/** What keeps an invitation from being sent. */
export function checkNew(values: UserValues): UserErrors {
  const found = {
    email: emailError(values.email),
    firstName: firstError(values.firstName, [maxLength(100)]),
    lastName: firstError(values.lastName, [maxLength(100)]),
    phone: firstError(values.phone, [maxLength(40), phone]),
  };
  const errors = Object.entries(found).filter(([, error]) => error !== null);
  return { ...Object.fromEntries(errors), ...checkPermissions(values) };
}

/** What is wrong with the address of a new user; null: nothing. */
export function emailError(text: string): FieldError | null {
  return firstError(text, [required, maxLength(254), email]);
}

export function checkPermissions({
  clubAdmin,
  teamIds,
}: Pick<UserValues, 'clubAdmin' | 'teamIds'>): UserErrors {
  return clubAdmin || teamIds.length > 0 ? {} : { permissions: 'permission-missing' };
}

export function nameOf({ firstName, lastName }: Pick<ClubUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
