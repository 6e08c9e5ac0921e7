import type { Page, Paging } from '../search/index.ts';
import { holdsWords, pageOf } from '../search/index.ts';
import type { Role } from '../vocabulary/index.ts';

/** An account in the organiser's list. */
export interface ListedAccount {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly emailVerified: boolean;
  readonly locked: boolean;
  /** UTC. */
  readonly createdAt: string;
}

export const accountSorts = ['name', 'email', 'newest'] as const;
type AccountSort = (typeof accountSorts)[number];

/** Absent fields do not filter. */
export interface AccountQuery extends Paging {
  readonly role?: Role | undefined;
  readonly state?: 'locked' | 'unproven' | undefined;
  readonly search?: string | undefined;
  readonly sort?: AccountSort | undefined;
  readonly descending?: boolean | undefined;
}

/**
 * One page of accounts: all words of the query must occur in names or addresses, ignoring diacritics (rule
 * UR1).
 */
export function listAccounts<A extends ListedAccount>(accounts: readonly A[], query: AccountQuery): Page<A> {
  const holds = holdsWords(query.search);
  const found = accounts.filter(
    (account) =>
      (query.role === undefined || account.roles.includes(query.role)) &&
      (query.state === undefined || (query.state === 'locked' ? account.locked : !account.emailVerified)) &&
      holds(account.firstName, account.lastName, account.email),
  );
  return pageOf(found, query, orderOf(query));
}

const inOrder = new Intl.Collator('cs');

function orderOf({ sort = 'name', descending = false }: AccountQuery) {
  const sign = descending ? -1 : 1;
  return (a: ListedAccount, b: ListedAccount) => sign * comparers[sort](a, b) || a.id - b.id;
}

const comparers: Readonly<Record<AccountSort, (a: ListedAccount, b: ListedAccount) => number>> = {
  name: (a, b) => inOrder.compare(`${a.lastName} ${a.firstName}`, `${b.lastName} ${b.firstName}`),
  email: (a, b) => (a.email < b.email ? -1 : Number(a.email > b.email)),
  newest: (a, b) => (a.createdAt > b.createdAt ? -1 : Number(a.createdAt < b.createdAt)),
};
