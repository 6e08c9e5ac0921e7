import { derived, push } from './derived.ts';
import type { Snapshot } from '../snapshot.ts';
import type { GroupTeam } from '../../tournament/index.ts';

export type Seats = ReadonlyMap<number, GroupTeam>;
type Lists = ReadonlyMap<number, readonly number[]>;

/** Indexes of seats; ids of group teams in the order of seats. */
export interface SeatIndex {
  readonly ofGroup: Lists;
  readonly ofTeam: Lists;
  /** Seats that wait for a standing of the group. */
  readonly fedByGroup: Lists;
}

export const seatIndex = derived((seats: Seats): SeatIndex => {
  const ofGroup = new Map<number, number[]>();
  const ofTeam = new Map<number, number[]>();
  const fedByGroup = new Map<number, number[]>();
  for (const seat of [...seats.values()].sort((a, b) => a.seat - b.seat || a.id - b.id)) {
    push(ofGroup, seat.competitionGroupId, seat.id);
    if (seat.teamId !== null) push(ofTeam, seat.teamId, seat.id);
    if (seat.predecessorCompetitionGroupId !== null) {
      push(fedByGroup, seat.predecessorCompetitionGroupId, seat.id);
    }
  }
  return { ofGroup, ofTeam, fedByGroup };
});

/** Keeps the index for the seats of the next snapshot, unless a team changed its seat. */
export function adoptSeatIndex(from: Seats, to: Seats, changed: readonly GroupTeam[]): void {
  const alike = changed.every((seat) => {
    const before = from.get(seat.id);
    return (
      before?.teamId === seat.teamId &&
      before.seat === seat.seat &&
      before.competitionGroupId === seat.competitionGroupId &&
      before.predecessorCompetitionGroupId === seat.predecessorCompetitionGroupId
    );
  });
  if (alike) seatIndex.adopt(from, to);
}

/** In the order of seats. */
export function seatsOfGroup(snapshot: Snapshot, groupId: number): GroupTeam[] {
  const seats: GroupTeam[] = [];
  for (const id of seatIndex(snapshot.groupTeams).ofGroup.get(groupId) ?? []) {
    const seat = snapshot.groupTeams.get(id);
    if (seat) seats.push(seat);
  }
  return seats;
}
