import type { MatchRosterState, RosterRole, StageCode, Walkover } from '../vocabulary/index.ts';

/** A person in a roster. */
interface RosterPlace {
  readonly participantId: number;
  readonly role: RosterRole;
  readonly jerseyNumber: number | null;
}

export interface StoredRoster {
  /** 0: not saved yet. */
  readonly revision: number;
  /** Key of the call that saved it; absent: none. */
  readonly savedByKey?: string | null;
  readonly state: MatchRosterState;
  readonly entries: readonly RosterPlace[];
  /** Those of them with an event in the match. */
  readonly withEvents: readonly number[];
}

export interface AskedRoster {
  /** The revision that the save is based on. */
  readonly revision: number;
  /** Key of the device's previous save that was not answered yet; absent: none. */
  readonly after?: string | null;
  readonly entries: readonly RosterPlace[];
  readonly confirm: boolean;
}

export type RosterSaveDecision =
  /** The stored roster is equal: a repeat, or a concurrent equal save. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed-meanwhile' }
  | { readonly kind: 'omits-events'; readonly participantIds: readonly number[] }
  | { readonly kind: 'store'; readonly state: MatchRosterState };

/** Decides on a save, apart from its limits. A confirmed roster stays confirmed. */
export function decideRosterSave(stored: StoredRoster, asked: AskedRoster): RosterSaveDecision {
  const state = asked.confirm || stored.state === 'confirmed' ? 'confirmed' : 'saved';
  const stands = stored.revision > 0 && stored.state === state;
  if (stands && textOf(stored.entries) === textOf(asked.entries)) return { kind: 'unchanged' };
  if (!isMadeOn(stored, asked)) return { kind: 'changed-meanwhile' };
  const kept = new Set(asked.entries.map(({ participantId }) => participantId));
  const omitted = stored.withEvents.filter((id) => !kept.has(id));
  return omitted.length > 0 ? { kind: 'omits-events', participantIds: omitted } : { kind: 'store', state };
}

/** Based on the stored revision, or on the device's own save, which is still the last one. */
function isMadeOn(stored: StoredRoster, { revision, after = null }: AskedRoster): boolean {
  return revision === stored.revision || (after !== null && after === stored.savedByKey);
}

/** From then on only hall staff may change the roster. */
export function isRosterLocked(
  state: MatchRosterState,
  stageCode: StageCode,
  walkOver: Walkover | null,
): boolean {
  return state === 'confirmed' || stageCode !== 'not_started' || walkOver !== null;
}

/** Whether the first referee is missing to confirm the rosters. */
export function missesReferee(confirm: boolean, referees: readonly (number | null)[]): boolean {
  return confirm && (referees[0] ?? null) === null;
}

function textOf(entries: readonly RosterPlace[]): string {
  return entries
    .map(({ participantId, role, jerseyNumber }) => [participantId, role, jerseyNumber].join())
    .toSorted()
    .join(';');
}
