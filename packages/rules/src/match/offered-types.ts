import type { EventTypeCode } from '../vocabulary/index.ts';

/** Configuration entries that enable event types (MA40). */
const switches: Partial<Record<EventTypeCode, string>> = {
  'seven-metre-miss': 'reporter-seven-metre-misses',
  'team-timeout': 'reporter-team-timeouts',
  'empty-goal': 'reporter-empty-goals',
  'goalkeeper-out': 'reporter-goalkeeper-changes',
  'goalkeeper-in': 'reporter-goalkeeper-changes',
};

/** The configuration entries that enable them. */
export const offeredTypeKeys: readonly string[] = [...new Set(Object.values(switches))];

/** Whether reporters get a button for a type: always for usual types, others if the edition enables them. */
export function isOfferedType(
  { code, isActive }: { readonly code: string; readonly isActive: boolean },
  values: ReadonlyMap<string, string | null>,
): boolean {
  const key = new Map(Object.entries(switches)).get(code);
  return isActive || (key !== undefined && values.get(key) === 'true');
}

const teamTypes: readonly EventTypeCode[] = ['team-timeout', 'goalkeeper-out', 'goalkeeper-in'];

/** Whether an event of this type belongs to a team and names nobody, whoever is tapped for it (MA40, MA115). */
export function isTeamType(code: string | undefined): boolean {
  return teamTypes.some((known) => known === code);
}
