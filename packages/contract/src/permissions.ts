import {
  type Actor,
  type GuardedAccess,
  type Permission,
  permission as decide,
  type Subject,
  type SubjectKind,
  subjectKind,
} from '@sevenmetre/rules/permissions';
import type { Link } from './common.ts';
import { type Access, isGuarded } from './operation.ts';
import { type OperationName, type Operations, operations } from './operations.ts';

/** Operations that need a permission. */
type GuardedOperation = {
  [Name in OperationName]: Operations[Name]['access'] extends GuardedAccess ? Name : never;
}[OperationName];

/** Parts of an operation of another name that need a permission of their own: links name them. */
const parts = {
  /** By `matchStage`. */
  matchReopen: { rule: 'reopenMatch', of: 'match' },
  /** By `clubRegistrationUpdate`. */
  teamCreate: { rule: 'changeTeams', of: 'club' },
  teamUpdate: { rule: 'changeTeams', of: 'club' },
  teamDelete: { rule: 'changeTeams', of: 'club' },
  /** By `configurationUpdate` and `configurationCopy`. */
  translations: 'super-admin',
  protectedConfigurationUpdate: 'super-admin',
} as const satisfies Record<string, GuardedAccess>;

/** What needs a permission, by the name of its operation. */
export type Action = GuardedOperation | keyof typeof parts;

const accessOf = new Map<string, GuardedAccess>(Object.entries(parts));
for (const [name, { access }] of Object.entries<{ readonly access: Access }>(operations)) {
  if (isGuarded(access)) accessOf.set(name, access);
}

/** All actions, parts first, then as the table of operations lists them. */
export const actions: readonly Action[] = [...accessOf.keys()].filter(isAction);

/** Whether an operation, or a part of one, needs a permission. */
function isAction(name: string): name is Action {
  return accessOf.has(name);
}

/** Whether the actor may do this to the record now, with the reason, by the access that the operation declares. */
export function permission(actor: Actor | null, action: Action, subject: Subject, now: Date): Permission {
  const access: GuardedAccess = isPart(action) ? parts[action] : operations[action].access;
  return decide(actor, access, subject, now);
}

/** The same as a boolean. Everything that is not granted is denied. */
export function can(actor: Actor | null, action: Action, subject: Subject, now: Date): boolean {
  return permission(actor, action, subject, now) === 'granted';
}

/** The actions in the `links` of a record for this actor now, by the rules that the server enforces. */
export function linksFor(actor: Actor | null, subject: Subject, now: Date): Action[] {
  const kind = subjectKind(subject);
  return actions.filter((action) => kindOf(action) === kind && can(actor, action, subject, now));
}

/** Which operation carries out a part, for parts that pages offer. */
const doneBy: Partial<Record<keyof typeof parts, GuardedOperation>> = {
  teamCreate: 'clubRegistrationUpdate',
};

/**
 * Actions that an actor may carry out on a record now, with their URLs. A part of an operation has the operation's
 * URL, and a link while both are permitted.
 * @param id null: URLs without an id
 */
export function recordLinks(actor: Actor, subject: Subject, id: number | null, now: Date): Link[] {
  const permitted = linksFor(actor, subject, now);
  return permitted.flatMap((action) => {
    const operation = isPart(action) ? doneBy[action] : action;
    if (operation === undefined || !permitted.includes(operation)) return [];
    const { method, path } = operations[operation];
    const href = id === null ? path : path.replace('{id}', String(id));
    return [{ routeName: action, operationId: operation, method, href }];
  });
}

/** What roles alone decide belongs to the account. */
function kindOf(action: Action): SubjectKind {
  const access = accessOf.get(action);
  return typeof access === 'object' ? access.of : 'account';
}

function isPart(action: Action): action is keyof typeof parts {
  return Object.hasOwn(parts, action);
}
