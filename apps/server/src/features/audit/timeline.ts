import type { TimelineEntry } from '@sevenmetre/contract/history/schemas';
import type { AuditRow } from './audit.repository.ts';
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

/** Changed fields between two audit values. A missing field reads as null. */
export function differences<V>(
  before: ReadonlyMap<string, V>,
  after: ReadonlyMap<string, V>,
): { field: string; from: V | string | null; to: V | string | null }[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [
      withoutFraction(before.get(field) ?? null),
      withoutFraction(after.get(field) ?? null),
    ];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** The log keeps times as the database writes them; answers use whole seconds, like every other time. */
export function withoutFraction<V>(value: V): V | string {
  return typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z$/, '$1Z') : value;
}
