import type { EventTypeCode } from '../vocabulary/index.ts';

/** Configuration entries that enable event types (MA40). */
const switches: Partial<Record<EventTypeCode, string>> = {
  'seven-metre-miss': 'reporter-seven-metre-misses',
  'team-timeout': 'reporter-team-timeouts',
  'empty-goal': 'reporter-empty-goals',
};

/** The configuration entries that enable them. */
export const offeredTypeKeys: readonly string[] = Object.values(switches);

/** Whether reporters get a button for a type: always for usual types, others if the edition enables them. */
export function isOfferedType(
  { code, isActive }: { readonly code: string; readonly isActive: boolean },
  values: ReadonlyMap<string, string | null>,
): boolean {
  const key = new Map(Object.entries(switches)).get(code);
  return isActive || (key !== undefined && values.get(key) === 'true');
}
