import { type Actor, linksFor, type Subject } from '@sevenmetre/rules/permissions';
import { operations } from './operations.ts';
import type { Link } from './common.ts';

/**
 * Actions that an actor may carry out on a record now, with their URLs; an action without an operation has no
 * link.
 * @param id null: URLs without an id
 */
export function recordLinks(actor: Actor, subject: Subject, id: number | null, now: Date): Link[] {
  return linksFor(actor, subject, now).flatMap((action) => {
    const operation = Object.entries(operations).find(([name]) => name === action)?.[1];
    if (!operation) return [];
    const href = id === null ? operation.path : operation.path.replace('{id}', String(id));
    return [{ routeName: action, operationId: action, method: operation.method, href }];
  });
}
