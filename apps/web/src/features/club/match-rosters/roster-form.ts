import type {
  MatchRosterAnswer,
  MatchRosterBody,
  RosterPerson,
} from '@sevenmetre/contract/match-rosters/schemas';
import { matchRosterViolations } from '@sevenmetre/rules/match-roster';
import type { MatchRosterViolation } from '@sevenmetre/rules/match-roster';

/** What is typed for one person. */
export interface RosterRow {
  readonly participantId: number;
  readonly on: boolean;
  /** Digits, or nothing. */
  readonly number: string;
}

/** What is kept on the device: the rows, and those they were changed from. */
export interface RosterDraft {
  readonly base: readonly RosterRow[];
  readonly rows: readonly RosterRow[];
}

export function rowsOf(people: readonly RosterPerson[]): RosterRow[] {
  return people.map(({ participantId, onRoster, jerseyNumber }) => ({
    participantId,
    on: onRoster,
    number: jerseyNumber === null ? '' : String(jerseyNumber),
  }));
}

/** Digits as a jersey has them, at most two. */
export function jerseyDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 2);
}

function isSameRow(a: RosterRow | undefined, b: RosterRow | undefined): boolean {
  if (!a || !b) return a === b;
  return a.on === b.on && (!a.on || a.number === b.number);
}

export function isChanged({ base, rows }: RosterDraft): boolean {
  return rows.some((row) => !isSameRow(row, rowIn(base, row.participantId)));
}

export interface Merged {
  readonly rows: readonly RosterRow[];
  /** Who was taken over from the other one's version. */
  readonly taken: readonly number[];
  /** People whom both have changed differently: this user's version is kept. */
  readonly clashes: readonly number[];
}

/** Brings what was changed here together with what somebody else has stored meanwhile, person by person. */
export function mergeRows({ base, rows }: RosterDraft, theirs: readonly RosterRow[]): Merged {
  const taken: number[] = [];
  const clashes: number[] = [];
  const merged = theirs.map((their) => {
    const { participantId } = their;
    const [mine, before] = [rowIn(rows, participantId), rowIn(base, participantId)];
    if (isSameRow(mine, their)) return mine ?? their;
    if (!mine || isSameRow(mine, before)) {
      taken.push(participantId);
      return their;
    }
    if (!isSameRow(their, before)) clashes.push(participantId);
    return mine;
  });
  return { rows: merged, taken, clashes };
}

export function entriesOf(
  people: readonly RosterPerson[],
  rows: readonly RosterRow[],
): NonNullable<MatchRosterBody['entries']> {
  return rows.flatMap(({ participantId, on, number }) => {
    const person = people.find((candidate) => candidate.participantId === participantId);
    if (!on || !person) return [];
    const jerseyNumber = person.role === 'leader' || number === '' ? null : Number(number);
    return { participantId, role: person.role, jerseyNumber };
  });
}

/** What the server would say of these rows. */
export function violationsOf(
  { roster, limits }: MatchRosterAnswer,
  rows: readonly RosterRow[],
): MatchRosterViolation[] {
  const marks = new Map(roster.people.map((person) => [person.participantId, person.marks]));
  const none = { outsideCategory: false, otherTeam: false, suspended: false };
  const entries = entriesOf(roster.people, rows).map((entry) => ({
    ...entry,
    marks: marks.get(entry.participantId) ?? none,
  }));
  return matchRosterViolations(entries, limits, 'club');
}

export function rowIn(rows: readonly RosterRow[], participantId: number): RosterRow | undefined {
  return rows.find((row) => row.participantId === participantId);
}
