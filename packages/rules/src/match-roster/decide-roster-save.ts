import type { MatchRosterState, RosterRole, StageCode, Walkover } from '../vocabulary/index.ts';

/** Somebody who stands, or shall stand, in a roster. */
interface RosterPlace {
  readonly participantId: number;
  readonly role: RosterRole;
  readonly jerseyNumber: number | null;
}

export interface StoredRoster {
  /** 0: nobody has saved it yet. */
  readonly revision: number;
  /** Key of the call that made it so; absent: it had none. */
  readonly savedByKey?: string | null;
  readonly state: MatchRosterState;
  readonly entries: readonly RosterPlace[];
  /** Who of them has an event in the match. */
  readonly withEvents: readonly number[];
}

export interface AskedRoster {
  /** The one that the save was made on. */
  readonly revision: number;
  /** Key of an own save on top of it, of which the device had no answer yet; absent: there is none. */
  readonly after?: string | null;
  readonly entries: readonly RosterPlace[];
  readonly confirm: boolean;
}

export type RosterSaveDecision =
  /** The same roster stands there already: a repeat, or two people who have made the same of it. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed-meanwhile' }
  | { readonly kind: 'omits-events'; readonly participantIds: readonly number[] }
  | { readonly kind: 'store'; readonly state: MatchRosterState };

/** What becomes of a save, beside what its limits say. A confirmed roster stays confirmed. */
export function decideRosterSave(stored: StoredRoster, asked: AskedRoster): RosterSaveDecision {
  const state = asked.confirm || stored.state === 'confirmed' ? 'confirmed' : 'saved';
  const stands = stored.revision > 0 && stored.state === state;
  if (stands && textOf(stored.entries) === textOf(asked.entries)) return { kind: 'unchanged' };
  if (!isMadeOn(stored, asked)) return { kind: 'changed-meanwhile' };
  const kept = new Set(asked.entries.map(({ participantId }) => participantId));
  const omitted = stored.withEvents.filter((id) => !kept.has(id));
  return omitted.length > 0 ? { kind: 'omits-events', participantIds: omitted } : { kind: 'store', state };
}

/** Made on what stands there: as it was told, or as an own earlier save has left it and nobody since. */
function isMadeOn(stored: StoredRoster, { revision, after = null }: AskedRoster): boolean {
  return revision === stored.revision || (after !== null && after === stored.savedByKey);
}

/** From then on hall staff change the roster, and clubs only look at it. */
export function isRosterLocked(
  state: MatchRosterState,
  stageCode: StageCode,
  walkOver: Walkover | null,
): boolean {
  return state === 'confirmed' || stageCode !== 'not_started' || walkOver !== null;
}

/** Whether the first referee has to be named before the rosters are confirmed. */
export function missesReferee(confirm: boolean, referees: readonly (number | null)[]): boolean {
  return confirm && (referees[0] ?? null) === null;
}

function textOf(entries: readonly RosterPlace[]): string {
  return entries
    .map(({ participantId, role, jerseyNumber }) => [participantId, role, jerseyNumber].join())
    .toSorted()
    .join(';');
}
