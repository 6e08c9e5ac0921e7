import type { FormatDraft } from './draft-groups.ts';
import type { FormatSeat, PlannedGroup, Take } from './template.ts';

/** A seat that a stage takes, with the data that decide its position. */
export interface TakenSeat {
  readonly seat: FormatSeat;
  /** Its standing; 0: an entry. */
  readonly rank: number;
  /** Number of its earlier group; -1: from a whole stage. */
  readonly source: number;
}

/** The seats that a stage takes, best rank first and, within a rank, in the order of the groups. */
export function takenSeats(draft: FormatDraft, take: 'entries' | readonly Take[]): TakenSeat[] {
  if (take === 'entries') {
    return Array.from({ length: draft.entries }, (_, entry) => ({
      seat: { kind: 'entry', entry },
      rank: 0,
      source: entry,
    }));
  }
  const certain = take.filter(({ best }) => best?.count !== 'fill').flatMap((one) => seatsOf(draft, one, 0));
  const room = roomBeside(certain.length);
  const filling = take
    .filter(({ best }) => best?.count === 'fill')
    .flatMap((one) => seatsOf(draft, one, room));
  return [...certain, ...filling].toSorted((a, b) => a.rank - b.rank);
}

/** Free seats in the smallest bracket for this number. */
function roomBeside(seats: number): number {
  let size = 2;
  while (size < seats) size *= 2;
  return size - seats;
}

function seatsOf(draft: FormatDraft, take: Take, room: number): TakenSeat[] {
  const groups = draft.ofStage.get(take.stage) ?? [];
  return take.ranks.flatMap((rank) => {
    const having = groups.filter((group) => rank <= group.seats.length);
    return take.best
      ? bestOf(having, rank, take.best.count === 'fill' ? room : take.best.count)
      : having.map((group) => standing(draft, group, rank));
  });
}

function standing(draft: FormatDraft, group: PlannedGroup, rank: number): TakenSeat {
  const seat = { kind: 'standing', group: group.id, standing: rank } as const;
  return { seat, rank, source: draft.groups.indexOf(group) };
}

function bestOf(groups: readonly PlannedGroup[], rank: number, count: number): TakenSeat[] {
  const ids = groups.map(({ id }) => id);
  return ids.slice(0, count).map((_, index) => ({
    seat: { kind: 'best', groups: ids, standing: rank, order: index + 1 },
    rank,
    source: -1,
  }));
}
