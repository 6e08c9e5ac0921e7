import { operations } from '@sevenmetre/contract';
import type { Link } from '@sevenmetre/contract/schemas/common';
import { type Action, type Actor, linksFor, type Subject } from '@sevenmetre/rules/permissions';

/** What an actor may do with a record now, each with the address where it is done; what no operation does has no link. */
export function recordLinks(actor: Actor, subject: Subject, id: number | null, now: Date): Link[] {
  return linksFor(actor, subject, now).flatMap((action) => linkOf(action, id));
}

function linkOf(action: Action, id: number | null): Link[] {
  const operation = Object.entries(operations).find(([name]) => name === action)?.[1];
  if (!operation) return [];
  const href = id === null ? operation.path : operation.path.replace('{id}', String(id));
  return [{ routeName: action, operationId: action, method: operation.method, href }];
}
