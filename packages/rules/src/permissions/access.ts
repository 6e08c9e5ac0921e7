import { type Actor, holdsAny } from './actor.ts';
import { reports } from './match-rules.ts';
import { grantIf, type Permission, type Rule } from './permission.ts';
import { rules } from './rules.ts';
import type { Subject, SubjectKind } from './subject.ts';

/** Roles alone decide, regardless of the record and the time. */
export type RoleAccess = 'reporter' | 'organiser' | 'super-admin';

/** A rule of the domain decides about a record of this kind, in the transaction that reads the record. */
export type RuleAccess = {
  [Kind in SubjectKind]: { readonly rule: keyof (typeof rules)[Kind]; readonly of: Kind };
}[SubjectKind];

/** What needs a permission, and not only a session. */
export type GuardedAccess = RoleAccess | RuleAccess;

const byRole: Readonly<Record<RoleAccess, (actor: Actor) => boolean>> = {
  reporter: reports,
  organiser: (actor) => holdsAny(actor, 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'),
  'super-admin': (actor) => holdsAny(actor, 'ROLE_SUPER_ADMIN'),
};

const byName = {
  ...rules.match,
  ...rules.team,
  ...rules.club,
  ...rules.participant,
  ...rules.referee,
  ...rules.account,
  ...rules.mail,
  ...rules.user,
} satisfies Record<RuleAccess['rule'], Rule>;

/** Whether roles alone grant the access. */
export function mayByRoles(actor: Actor, access: RoleAccess): boolean {
  return byRole[access](actor);
}

/** Whether the actor may do this to the record now. Everything that is not granted is denied. */
export function permission(
  actor: Actor | null,
  access: GuardedAccess,
  subject: Subject,
  now: Date,
): Permission {
  if (actor === null) return 'not-signed-in';
  if (typeof access === 'string') return grantIf(mayByRoles(actor, access));
  const rule: Rule = byName[access.rule];
  return rule(actor, subject, now);
}
