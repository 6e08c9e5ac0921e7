import type { RosterPerson, RosterSide } from '@sevenmetre/contract/schemas/match-roster';
import type { ReporterRosterBody } from '@sevenmetre/contract/schemas/reporter';
import { matchRosterVerdicts } from '@sevenmetre/rules/match-roster';
import type { MatchRosterLimits, MatchRosterVerdict } from '@sevenmetre/rules/match-roster';

/** One side as it stands on the screen; numbers as typed. */
export interface SideDraft {
  readonly revision: number;
  readonly rows: readonly DraftRow[];
}

export interface DraftRow {
  readonly person: RosterPerson;
  readonly isPresent: boolean;
  /** Empty: no number. Leaders have none. */
  readonly number: string;
}

export function draftOf({ revision, people }: RosterSide): SideDraft {
  const rows = people.map((person) => ({
    person,
    isPresent: person.onRoster,
    number: person.jerseyNumber === null ? '' : String(person.jerseyNumber),
  }));
  return { revision, rows: rows.toSorted(byNumber) };
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
export function verdictsOf(draft: SideDraft, limits: MatchRosterLimits): MatchRosterVerdict[] {
  const present = draft.rows.filter(({ isPresent }) => isPresent);
  const entries = present.map((row) => ({ ...entryOf(row), marks: row.person.marks }));
  return matchRosterVerdicts(entries, limits, 'hall');
}

export function savedSide(draft: SideDraft): NonNullable<ReporterRosterBody['home']> {
  const entries = draft.rows.filter(({ isPresent }) => isPresent).map(entryOf);
  return { revision: draft.revision, entries };
}

function entryOf({ person, number }: DraftRow) {
  const { participantId, role } = person;
  return { participantId, role, jerseyNumber: role === 'leader' || number === '' ? null : Number(number) };
}
