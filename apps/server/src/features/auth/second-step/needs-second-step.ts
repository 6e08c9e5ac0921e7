import type { Role } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { configurationRepository } from '../../competition/index.ts';

/** Settings that the lifetime and rights of sessions depend on. */
export interface SessionSettings {
  /** In production, organisers need a second step unless the configuration says otherwise. */
  readonly isProduction: boolean;
}

const organisers: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

/**
 * Whether somebody with these roles has the rights of organisers only in sessions that began with a second step. The
 * configuration says so; where it says nothing, it is asked in production. Others are never asked.
 */
export async function needsSecondStep(
  roles: readonly Role[],
  { isProduction }: { readonly isProduction: boolean },
  tx: Db | Tx,
): Promise<boolean> {
  if (!roles.some((role) => organisers.includes(role))) return false;
  const asked = await configurationRepository.findCurrentValue('organisers-need-second-step', tx);
  return asked === null || asked === '' ? isProduction : asked === 'true';
}

/** The roles that are left while the second step is missing. */
export function rolesWithoutOrganising(roles: readonly Role[]): Role[] {
  return roles.filter((role) => !organisers.includes(role));
}
