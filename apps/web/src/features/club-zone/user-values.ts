import { email, firstFault, maxLength, phone, required } from '@sevenmetre/rules/validation';
import type { FieldFault } from '@sevenmetre/rules/validation';

export interface UserValues {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly clubAdmin: boolean;
  readonly teamIds: readonly number[];
}

export type UserField = 'email' | 'firstName' | 'lastName' | 'phone' | 'permissions';
export type UserFaults = Partial<Record<UserField, FieldFault | 'permission-missing'>>;

/** Whether the address has an account; `unasked`: nobody knows yet. */
export type Standing = 'unasked' | 'unknown' | 'known' | 'member';

/** What keeps a new user from being added. Who has an account needs neither name nor phone. */
export function judgeNew(values: UserValues, standing: Standing): UserFaults {
  const text = (value: string) => firstFault(value, [required, maxLength(100)]);
  const person =
    standing === 'known'
      ? {}
      : {
          firstName: text(values.firstName),
          lastName: text(values.lastName),
          phone: firstFault(values.phone, [phone]),
        };
  return only({
    email: firstFault(values.email, [required, maxLength(254), email]),
    ...person,
    ...judgePermissions(values),
  });
}

export function judgePermissions({
  clubAdmin,
  teamIds,
}: Pick<UserValues, 'clubAdmin' | 'teamIds'>): UserFaults {
  return clubAdmin || teamIds.length > 0 ? {} : { permissions: 'permission-missing' };
}

function only(faults: Record<string, FieldFault | 'permission-missing' | null>): UserFaults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}
