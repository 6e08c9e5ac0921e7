import type { EventTypes, TeamTimeouts } from '@sevenmetre/rules/match';
import { eventTypesById } from '@sevenmetre/rules/match';
import type { ScoutingScope } from '@sevenmetre/rules/scouting';
import type { EventTypeRule } from '@sevenmetre/rules/tournament';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side, StageCode, Walkover } from '@sevenmetre/rules/vocabulary';
import { isProvisional, provisionalId } from '@sevenmetre/sync/outbox/index';
import type { Lineup } from '@sevenmetre/sync/outbox/index';

/** Somebody who stands in the roster of a match. */
export interface SheetPerson {
  /** What events call `participantId`. */
  readonly id: number;
  readonly side: Side;
  readonly isLeader: boolean;
  /** The jersey number, or the letter of a leader; `?` for a player without a number. */
  readonly label: string;
  /** As it stands under the number; null: only the number is known. */
  readonly name: string | null;
}

/** Somebody of a club who may be taken into a roster. */
export interface SquadPerson {
  readonly participantId: number;
  /** As events name him; null: he stands in no roster of this match. */
  readonly entryId: number | null;
  readonly name: string;
}

export interface SheetEventType extends EventTypeRule {
  readonly nameCs: string;
  readonly nameEn: string;
  /** Whether it has a button; others may still have been recorded. */
  readonly isOffered: boolean;
}

export interface SheetTeam {
  readonly name: string;
  /** At most four letters, for the one line of a phone. */
  readonly short: string;
}

/** All that the screen of one match needs, kept on the device: the match opens from it without a network. */
export interface MatchSheet {
  readonly matchId: number;
  /** The group's label with dashes and the match's number: how addresses name the match. */
  readonly slug: string;
  readonly matchNumber: number;
  readonly groupLabel: string | null;
  readonly hall: { readonly id: number; readonly nameCs: string; readonly nameEn: string } | null;
  /** As printed in the schedule, in the tournament's zone. */
  readonly day: string | null;
  readonly time: string | null;
  /** Seconds. */
  readonly halfLength: number;
  readonly playersOnCourt: number;
  readonly timeouts: TeamTimeouts;
  /** Extra times before a shoot-out, 0 to 2. */
  readonly extraTimes: number;
  readonly teams: Readonly<Record<Side, SheetTeam>>;
  readonly people: readonly SheetPerson[];
  readonly squads: Readonly<Record<Side, readonly SquadPerson[]>>;
  /** Names, first and last. */
  readonly referees: readonly string[];
  readonly types: readonly SheetEventType[];
  readonly stageIds: Readonly<Record<StageCode, number>>;
  /** The event type that stands first: its position among the buttons of a match in play, from zero. */
  readonly defaultEventTypePosition: number;
  readonly walkoverGoals: number;
  /** Whether a shoot-out may decide it. */
  readonly isKnockout: boolean;
  /** Whether it is scouted beside the record, and whether players are named. */
  readonly scouting: ScoutingScope;
  readonly stage: StageCode;
  /** UTC ISO 8601. */
  readonly stageStartedAt: string | null;
  readonly walkOver: Walkover | null;
  /** Milliseconds UTC at which it was stored. */
  readonly keptAt: number;
}

const byId = new WeakMap<readonly SheetEventType[], EventTypes>();

export function typesOf({ types }: Pick<MatchSheet, 'types'>): EventTypes {
  const known = byId.get(types) ?? eventTypesById(types);
  byId.set(types, known);
  return known;
}

/** Whom an event names: in a roster, or somebody of the club whom no roster has, under his provisional id. */
export function personOf(sheet: MatchSheet, id: number | null): SheetPerson | null {
  return sheet.people.find((person) => person.id === id) ?? strangerOf(sheet, id);
}

function strangerOf({ squads }: MatchSheet, id: number | null): SheetPerson | null {
  if (!isProvisional(id)) return null;
  const found = sides.flatMap((side) =>
    squads[side]
      .filter(({ participantId }) => provisionalId(participantId) === id)
      .map(({ participantId, name }) => ({ id: provisionalId(participantId), side, name })),
  )[0];
  return found === undefined ? null : { ...found, isLeader: false, label: '?' };
}

/** Whom the server knows in the rosters of the match, and by which id events name him. */
export function lineupOf({ squads }: Pick<MatchSheet, 'squads'>): Lineup {
  return [...squads.home, ...squads.away].flatMap(({ participantId, entryId }) =>
    entryId === null ? [] : [[participantId, entryId] as const],
  );
}

export function stageOfId({ stageIds }: MatchSheet, id: number): StageCode {
  const found = (Object.keys(stageIds) as StageCode[]).find((code) => stageIds[code] === id);
  return found ?? 'not_started';
}

/** People with what stands on their buttons: players by number, leaders by letters in the order of their places. */
export function labelled(
  people: readonly (Omit<SheetPerson, 'label'> & { readonly jerseyNumber: number | null })[],
): SheetPerson[] {
  // Provisional ids, below zero, come last: their letters do not push those of others on.
  const place = ({ id }: { readonly id: number }) => (id < 0 ? Number.MAX_SAFE_INTEGER : id);
  const leaders = people.filter(({ isLeader }) => isLeader).toSorted((a, b) => place(a) - place(b));
  return people.map(({ jerseyNumber, ...person }) => {
    const letter = leaders.findIndex(({ id }) => id === person.id);
    return { ...person, label: person.isLeader ? letterAt(letter) : String(jerseyNumber ?? '?') };
  });
}

function letterAt(index: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + Math.min(index, 25));
}

/** Players by number, then leaders by letter. */
export function inGridOrder(people: readonly SheetPerson[]): SheetPerson[] {
  return people.toSorted(
    (a, b) =>
      Number(a.isLeader) - Number(b.isLeader) ||
      a.label.localeCompare(b.label, 'en', { numeric: true }) ||
      a.id - b.id,
  );
}
