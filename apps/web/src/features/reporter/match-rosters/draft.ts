import type { RosterPerson, RosterSide } from '@sevenmetre/contract/match-rosters/schemas';
import type { OutboxRecord, RosterSideAsked } from '@sevenmetre/sync/outbox/index';
import { provisionalId } from '@sevenmetre/sync/outbox/index';
import { matchRosterViolations } from '@sevenmetre/rules/match-roster';
import type { MatchRosterLimits, MatchRosterViolation } from '@sevenmetre/rules/match-roster';
import { savedSide } from '../match-sheets/saved-rosters.ts';

/** One side as it stands on the screen; numbers as typed. */
export interface SideDraft {
  readonly revision: number;
  /** Key of a save of this device that it shows and the server has not answered; null: it shows the server's. */
  readonly after: string | null;
  readonly rows: readonly DraftRow[];
}

export interface DraftRow {
  readonly person: RosterPerson;
  readonly isPresent: boolean;
  /** Empty: no number. Leaders have none. */
  readonly number: string;
  /** What the server has instead, where a save of this device was refused; absent: the same, or nothing was refused. */
  readonly stored?: { readonly isPresent: boolean; readonly number: string };
}

/** What the queue says of a match, for its rosters. */
export interface Recorded {
  readonly calls: readonly OutboxRecord[];
  /** Ids under which events of this device or of the server name people. */
  readonly inEvents: ReadonlySet<number>;
}

/**
 * A side as it was told, and over it what was saved here and the server has not taken. What was refused stands over the
 * newest that was told and says where the two differ: who saves it has seen both.
 */
export function draftOf(roster: RosterSide, { calls, inEvents }: Recorded): SideDraft {
  const saved = savedSide(calls, roster.side);
  const isRefused = saved !== null && saved.record.attention !== null;
  const rows = roster.people.map((person) => {
    const hasEvents = person.hasEvents || inEvents.has(person.entryId ?? provisionalId(person.participantId));
    return rowOf({ ...person, hasEvents }, saved?.asked ?? null, isRefused);
  });
  const { revision } = saved !== null && !isRefused ? saved.asked : roster;
  const after = saved !== null && !isRefused ? saved.record.key : null;
  return { revision, after, rows: rows.toSorted(byNumber) };
}

function rowOf(person: RosterPerson, asked: RosterSideAsked | null, isRefused: boolean): DraftRow {
  const stored = { isPresent: person.onRoster, number: numberText(person.jerseyNumber) };
  if (asked === null) return { person, ...stored };
  const entry = asked.entries.find(({ participantId }) => participantId === person.participantId);
  // Whom an event names stays, whoever has recorded it since: without him the server would refuse the roster once more.
  const isPresent = entry !== undefined || person.hasEvents;
  const number = entry === undefined ? stored.number : numberText(entry.jerseyNumber);
  const isSame = isPresent === stored.isPresent && (number === stored.number || !isPresent);
  return { person, isPresent, number, ...(isRefused && !isSame ? { stored } : {}) };
}

function numberText(number: number | null): string {
  return number === null ? '' : String(number);
}

/** Players by number, those without after them, leaders last. */
function byNumber(a: DraftRow, b: DraftRow): number {
  const number = ({ number }: DraftRow) => (number === '' ? 100 : Number(number));
  return (
    Number(a.person.role === 'leader') - Number(b.person.role === 'leader') ||
    number(a) - number(b) ||
    a.person.lastName.localeCompare(b.person.lastName)
  );
}

export function changedRow(draft: SideDraft, participantId: number, change: Partial<DraftRow>): SideDraft {
  const rows = draft.rows.map((row) =>
    row.person.participantId === participantId ? { ...row, ...change } : row,
  );
  return { ...draft, rows };
}

/** What is wrong with it, as the server will see it: at the table the match has to be played. */
export function violationsOf(draft: SideDraft, limits: MatchRosterLimits): MatchRosterViolation[] {
  const present = draft.rows.filter(({ isPresent }) => isPresent);
  const entries = present.map((row) => ({ ...entryOf(row), marks: row.person.marks }));
  return matchRosterViolations(entries, limits, 'hall');
}

/** What is asked of the queue. */
export function askedSide({ revision, after, rows }: SideDraft): RosterSideAsked {
  return { revision, after, entries: rows.filter(({ isPresent }) => isPresent).map(entryOf) };
}

function entryOf({ person, number }: DraftRow) {
  const { participantId, role } = person;
  return { participantId, role, jerseyNumber: role === 'leader' || number === '' ? null : Number(number) };
}
