export {
  type AccountQuery,
  type AccountSort,
  accountSorts,
  listAccounts,
  type ListedAccount,
} from './list-accounts.ts';
export {
  type GivenRole,
  givenRoles,
  organises,
  roleChange,
  type RoleChange,
  withUserRole,
} from './role-change.ts';
