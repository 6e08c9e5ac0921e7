import type { EventTypeCode } from '../vocabulary/index.ts';

/** Event types that are recorded where an edition says so, by the configuration entry that says it (MA40). */
const switches: Partial<Record<EventTypeCode, string>> = {
  'seven-metre-miss': 'reporter-seven-metre-misses',
  'team-timeout': 'reporter-team-timeouts',
};

/** The configuration entries that decide about it. */
export const offeredTypeKeys: readonly string[] = Object.values(switches);

/** Whether a reporter gets a button for a type: a usual one always, another where the edition has switched it on. */
export function isOfferedType(
  { code, isActive }: { readonly code: string; readonly isActive: boolean },
  values: ReadonlyMap<string, string | null>,
): boolean {
  const key = new Map(Object.entries(switches)).get(code);
  return isActive || (key !== undefined && values.get(key) === 'true');
}
