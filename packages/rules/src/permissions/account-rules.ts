import { organises } from '../accounts/index.ts';
import type { Actor } from './actor.ts';
import type { Permission } from './permission.ts';
import type { Subject } from './subject.ts';

type User = Pick<Subject, 'user'>;

/** Somebody else's account, by organisers; one that organises itself by super admins only (rule PE22). */
export function manageUser(actor: Actor, { user }: User): Permission {
  if (!user || !organises(actor.roles)) return 'forbidden';
  return actor.roles.includes('ROLE_SUPER_ADMIN') || !organises(user.roles) ? 'granted' : 'forbidden';
}

/** The same, and no role that organises is given or taken by anybody but a super admin. */
export function changeRoles(actor: Actor, subject: User): Permission {
  const allowed = manageUser(actor, subject);
  if (allowed !== 'granted' || actor.roles.includes('ROLE_SUPER_ADMIN')) return allowed;
  return organises(subject.user?.wanted ?? []) ? 'forbidden' : 'granted';
}

/** Nobody locks the own account: there would be no way back. */
export function lockUser(actor: Actor, subject: User): Permission {
  return subject.user?.id === actor.userId ? 'forbidden' : manageUser(actor, subject);
}
