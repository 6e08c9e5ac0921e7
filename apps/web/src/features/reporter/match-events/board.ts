import {
  approvalQuestions,
  courtAt,
  hints,
  marksOf,
  momentsOf,
  noMarks,
  scoreOf,
} from '@sevenmetre/rules/match';
import type { Court, Hint, Moment, PlayerMarks, RecordedEvent, Score } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { ShownEvent } from '@sevenmetre/sync/outbox/index';
import { personOf, typesOf } from '../match-sheets/match-sheet.ts';
import type { MatchSheet, SheetPerson } from '../match-sheets/match-sheet.ts';
import { same } from './same.ts';
import { recordedEvents } from './content.ts';

/** An event as the lists of the screen show it. */
export interface BoardRow {
  readonly event: ShownEvent;
  readonly moment: Moment;
  /** null: the number is to follow. */
  readonly person: SheetPerson | null;
}

/** What the events of a match say, computed once for each change of them. */
export interface Board {
  readonly score: Score;
  readonly recorded: readonly RecordedEvent[];
  readonly moments: readonly Moment[];
  /** By match clock. */
  readonly rows: readonly BoardRow[];
  /** The event that was recorded last, whatever its time. */
  readonly last: BoardRow | null;
  readonly marks: ReadonlyMap<number, PlayerMarks>;
}

/** `before`: what still says the same is taken over from it, so that who shows it need not be drawn again. */
export function boardOf(sheet: MatchSheet, events: readonly ShownEvent[], before: Board | null): Board {
  const types = typesOf(sheet);
  const recorded = recordedEvents(sheet, events);
  const moments = momentsOf(recorded, types);
  const rowsBefore = new Map(before?.rows.map((row) => [row.event, row]));
  const rows = moments.flatMap((moment): BoardRow[] => {
    const event = events[moment.event.id - 1];
    if (event === undefined) return [];
    const row = { event, moment, person: personOf(sheet, event.content.participantId) };
    const known = rowsBefore.get(event);
    return [known !== undefined && isSameRow(known, row) ? known : row];
  });
  const marks = marksOf(moments);
  const newest = events.at(-1);
  return {
    score: scoreOf(recorded, types),
    recorded,
    moments,
    rows,
    last: rows.find(({ event }) => event === newest) ?? null,
    marks: new Map([...marks].map(([id, own]) => [id, same(own, before?.marks.get(id))])),
  };
}

export function marksFor({ marks }: Pick<Board, 'marks'>, personId: number): PlayerMarks {
  return marks.get(personId) ?? noMarks;
}

/** What a list shows of it. */
function isSameRow(a: BoardRow, b: BoardRow): boolean {
  return (
    a.person === b.person &&
    a.moment.event.id === b.moment.event.id &&
    a.moment.home === b.moment.home &&
    a.moment.away === b.moment.away &&
    a.moment.type === b.moment.type
  );
}

/** Who is off the court at a second of the match clock, and how many may play. */
export function courtsAt(
  sheet: MatchSheet,
  { recorded }: Pick<Board, 'recorded'>,
  clock: number,
): Readonly<Record<Side, Court>> {
  const { halfLength, playersOnCourt } = sheet;
  return courtAt(recorded, clock, { types: typesOf(sheet), halfLength, playersOnCourt });
}

interface CourtsKnown {
  readonly sheet: MatchSheet;
  readonly clock: number;
  readonly courts: Readonly<Record<Side, Court>>;
}
const known = new WeakMap<readonly RecordedEvent[], CourtsKnown>();

/** The same, and the very same object for each side as long as it says the same: every second asks, few change something. */
export function courtNow(
  sheet: MatchSheet,
  board: Pick<Board, 'recorded'>,
  clock: number,
): Readonly<Record<Side, Court>> {
  const before = known.get(board.recorded);
  if (before?.clock === clock && before.sheet === sheet) return before.courts;
  const next = courtsAt(sheet, board, clock);
  const kept = (side: Side): Court =>
    before !== undefined && JSON.stringify(before.courts[side]) === JSON.stringify(next[side])
      ? before.courts[side]
      : next[side];
  const courts = { home: kept('home'), away: kept('away') };
  known.set(board.recorded, { sheet, clock, courts });
  return courts;
}

/** What the reporter may want to know of the last event; never blocks. */
export function hintsFor(
  sheet: MatchSheet,
  { recorded }: Board,
  row: BoardRow,
  countsTimeouts: boolean,
): readonly Hint[] {
  return hints(recorded, row.moment.event, {
    types: typesOf(sheet),
    leaders: leadersOf(sheet),
    halfLength: sheet.halfLength,
    ...(countsTimeouts ? { timeouts: sheet.timeouts } : {}),
  });
}

export interface BoardQuestion {
  readonly kind: ReturnType<typeof approvalQuestions>[number]['kind'];
  readonly row: BoardRow;
}

/** What to look at before approval, with the event that it is about. */
export function questionsOf(sheet: MatchSheet, board: Board): BoardQuestion[] {
  const context = { types: typesOf(sheet), leaders: leadersOf(sheet), halfLength: sheet.halfLength };
  return approvalQuestions(board.recorded, context).flatMap(({ kind, eventId }) => {
    const row = board.rows.find(({ moment }) => moment.event.id === eventId);
    return row === undefined ? [] : [{ kind, row }];
  });
}

function leadersOf({ people }: MatchSheet): ReadonlySet<number> {
  return new Set(people.filter(({ isLeader }) => isLeader).map(({ id }) => id));
}
