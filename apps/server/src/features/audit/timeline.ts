import type { TimelineEntry } from '@sevenmetre/contract/history/schemas';
import type { AuditRow } from './audit.repository.ts';
import { differences } from './differences.ts';
import { utcText } from '../competition/index.ts';

/**
 * The history of a record for organisers, the newest first.
 * @param names of accounts by id
 */
export function timelineOf(rows: readonly AuditRow[], names: ReadonlyMap<number, string>): TimelineEntry[] {
  return rows.map(({ id, at, action, userId, reason, before, after }) => ({
    id,
    at: utcText(at),
    action,
    by: userId === null ? null : (names.get(userId) ?? null),
    reason,
    changes: differences(fieldsOf(before), fieldsOf(after)),
    fields: changedFields(after),
  }));
}

/** Names of the fields that a save changed; the log does not keep their values. */
function changedFields(after: unknown): string[] {
  if (typeof after !== 'object' || after === null || !('changed' in after)) return [];
  const { changed } = after;
  return Array.isArray(changed) ? changed.filter((name) => typeof name === 'string') : [];
}

type Fields = ReadonlyMap<string, string>;

/** Codes and numbers only; lists and nested records are left out. */
function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return new Map();
  return new Map(
    Object.entries(body).flatMap(([field, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[field, String(value)] as const]
        : [],
    ),
  );
}

/** Id of the team that an entry of a club's log is about; null: none. */
export function teamIdIn(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('teamId' in body)) return null;
  return typeof body.teamId === 'number' ? body.teamId : null;
}
