import type { Actor } from '@sevenmetre/rules/permissions';
import type { RegistrationWindows } from '@sevenmetre/rules/registration';
import { permission } from '../../../platform/permission/index.ts';

/** Whether an actor can register a club now, or why not. */
export function mayRegisterClub(
  actor: Actor,
  windows: RegistrationWindows,
  now: Date,
): 'granted' | 'forbidden' | 'window-closed' {
  const allowed = permission(actor, 'clubRegistrationCreate', { windows }, now);
  return allowed === 'granted' || allowed === 'window-closed' ? allowed : 'forbidden';
}
