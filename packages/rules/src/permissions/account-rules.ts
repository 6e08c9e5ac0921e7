import { organises } from '../accounts/index.ts';
import type { Actor } from './actor.ts';
import type { Permission } from './permission.ts';
import type { Subject } from './subject.ts';

type User = Pick<Subject, 'user'>;

/** Another user's account, by organisers; accounts of organisers by super admins only (rule PE22). */
export function manageUser(actor: Actor, { user }: User): Permission {
  if (!user || !organises(actor.roles)) return 'forbidden';
  return actor.roles.includes('ROLE_SUPER_ADMIN') || !organises(user.roles) ? 'granted' : 'forbidden';
}

/** The same; roles that organise can be changed by super admins only. */
export function changeRoles(actor: Actor, subject: User): Permission {
  const allowed = manageUser(actor, subject);
  if (allowed !== 'granted' || actor.roles.includes('ROLE_SUPER_ADMIN')) return allowed;
  return organises(subject.user?.wanted ?? []) ? 'forbidden' : 'granted';
}

/** Users cannot lock their own account, since they could not undo it. */
export function lockUser(actor: Actor, subject: User): Permission {
  return subject.user?.id === actor.userId ? 'forbidden' : manageUser(actor, subject);
}
