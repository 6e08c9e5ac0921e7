import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';

/** Places of all categories; null: one of them has no limit. */
export function capacityOf(categories: AdminOverview['categories']): number | null {
  return categories.reduce<number | null>(
    (total, { capacity }) => (total === null || capacity === null ? null : total + capacity),
    0,
  );
}
