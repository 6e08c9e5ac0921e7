import { organises } from '../accounts/index.ts';
import type { Role } from '../vocabulary/index.ts';

/** Whether somebody with these roles acts for a club that they register; organisers register it for others (RW8). */
export function actsForNewClub(roles: readonly Role[]): boolean {
  return !organises(roles);
}
