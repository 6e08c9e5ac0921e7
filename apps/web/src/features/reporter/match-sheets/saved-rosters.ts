import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { provisionalId } from '@sevenmetre/sync/outbox/index';
import type {
  MatchView,
  OutboxRecord,
  RosterAsked,
  RosterSideAsked,
  ShownEvent,
} from '@sevenmetre/sync/outbox/index';
import { labelled } from './match-sheet.ts';
import type { MatchSheet, SheetPerson } from './match-sheet.ts';

type RosterRecord = OutboxRecord & {
  readonly data: { readonly kind: 'roster'; readonly asked: RosterAsked };
};

/** A side's newest roster on this device that the server has not taken: on its way, or refused. */
export interface SavedSide {
  readonly record: RosterRecord;
  readonly asked: RosterSideAsked;
}

/** @param calls of one match, in order, as the queue tells them */
export function savedSide(calls: readonly OutboxRecord[], side: Side): SavedSide | null {
  const found = calls.filter(isRoster).findLast(({ data }) => data.asked[side] !== null);
  const asked = found?.data.asked[side] ?? null;
  return found === undefined || asked === null ? null : { record: found, asked };
}

/** The newest referees that were saved here and are not on the server; null: none were. */
export function savedReferees(calls: readonly OutboxRecord[]): RosterAsked['referees'] {
  return (
    calls.filter(isRoster).findLast(({ data }) => data.asked.referees !== null)?.data.asked.referees ?? null
  );
}

/**
 * The sheet with the rosters as they were saved on this device: whoever was taken into one may be recorded at once, under
 * a provisional id (SY31). Whom an event names stays, as no server lets him go. Without such rosters the sheet itself.
 */
export function withSavedRosters(
  loaded: MatchSheet,
  { calls, events }: Pick<MatchView, 'calls'> & { readonly events: Naming },
): MatchSheet {
  const saved = sides.map((side) => [side, savedSide(calls, side)] as const);
  if (saved.every(([, roster]) => roster === null)) return loaded;
  const inEvents = idsIn(events);
  const people = saved.flatMap(([side, roster]) => {
    const before = loaded.people.filter((person) => person.side === side);
    if (roster === null) return before;
    const asked = peopleOf(loaded, side, roster.asked);
    const isAsked = new Set(asked.map(({ id }) => id));
    return [...asked, ...before.filter(({ id }) => inEvents.has(id) && !isAsked.has(id))];
  });
  return { ...loaded, people };
}

type Naming = readonly Pick<ShownEvent, 'content'>[];

/** Ids under which events name people. */
export function idsIn(events: Naming): ReadonlySet<number> {
  const ids = events.flatMap(({ content }) => [content.participantId, content.secondaryParticipantId]);
  return new Set(ids.filter((id) => id !== null));
}

function peopleOf({ squads }: MatchSheet, side: Side, { entries }: RosterSideAsked): SheetPerson[] {
  const known = new Map(squads[side].map((person) => [person.participantId, person]));
  return labelled(
    entries.map(({ participantId, role, jerseyNumber }) => {
      const person = known.get(participantId);
      const id = person?.entryId ?? provisionalId(participantId);
      return { id, side, isLeader: role === 'leader', jerseyNumber, name: person?.name ?? null };
    }),
  );
}

function isRoster(record: OutboxRecord): record is RosterRecord {
  return record.data.kind === 'roster';
}
