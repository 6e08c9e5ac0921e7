import { idCell, numberCell, requiredCell, requiredNumberCell, textCell, yesNoCell } from '../read/cells.ts';
import type { Check } from './check.ts';
import { maximumLength, maximumReason } from '../format.ts';
import { mostDeducted } from '@sevenmetre/contract/groups/decisions';
import type { Row } from '../read/row.ts';
import type { Seat, SeatSource } from '../tournament.ts';

const maximumSeats = 200;

/** Validates seats. Whether a standing exists is checked once all seats are known. */
export async function checkSeats(check: Check): Promise<void> {
  const sources: { row: Row; group: string; source: SeatSource }[] = [];
  await check.each('seats.csv', check.seatState, (row) => {
    const source = readSeat(check, row);
    if (source) sources.push({ row, group: row.cell('group'), source });
  });
  for (const { row, group, source } of sources) {
    checkStanding(check, row, 'fromStanding', source);
    checkCompared(check, row, group, source);
  }
}

/** A comparison orders the teams in one place of other groups: its seats have no other source. */
function checkCompared(check: Check, row: Row, id: string, { standing }: SeatSource): void {
  const group = check.groups.get(id);
  if (!group || group.comparedPlace === null || group.comparedPlace === standing) return;
  const parameters = { group: group.label, place: group.comparedPlace, value: standing };
  row.error('fromStanding', 'standing-not-compared', parameters);
}

/** Checks that the group has as many seats. */
export function checkStanding(check: Check, row: Row, column: string, source: SeatSource): void {
  const group = check.groups.get(source.group);
  if (!group || !check.seatState.complete) return;
  const seats = check.seatsByGroup.get(source.group)?.byNumber.size ?? 0;
  if (source.standing <= seats) return;
  row.error(column, 'standing-out-of-range', { group: group.label, seats, value: source.standing });
}

function readSeat(check: Check, row: Row): SeatSource | null {
  const groupId = requiredCell(row, 'group', maximumLength.id);
  const group = check.groups.refer(row, 'group', groupId || null);
  const seat = requiredNumberCell(row, 'seat', 1, maximumSeats);
  const team = idCell(row, 'team');
  const from = readSource(check, row);
  if (team === null && row.cell('fromGroup') === '' && row.cell('fromStanding') === '')
    row.error('team', 'seat-without-source');
  if (group) checkTeam(check, row, team, group.category);
  if (group && from) checkSourceGroup(check, row, from.group, group.category);
  addSeat(check, row, { group: groupId, seat, team, from, ...readRulings(row, team, from), line: row.line });
  return from;
}

/** A deduction with its reason, and whether the seat was left empty: only one that waits for a place, without a team. */
function readRulings(
  row: Row,
  team: string | null,
  from: SeatSource | null,
): Pick<Seat, 'deducted' | 'deductionReason' | 'nobody'> {
  const deducted = numberCell(row, 'deducted', 0, mostDeducted);
  const deductionReason = textCell(row, 'deductionReason', maximumReason) || null;
  const nobody = yesNoCell(row, 'nobody');
  if (deducted !== null && deducted > 0 && deductionReason === null) row.error('deductionReason', 'required');
  if (nobody && (team !== null || from === null)) row.error('nobody', 'seat-not-empty');
  return { deducted, deductionReason, nobody };
}

function addSeat(check: Check, row: Row, seat: Seat): void {
  const group = check.seatsByGroup.get(seat.group) ?? { byNumber: new Map(), byTeam: new Map(), open: 0 };
  check.seatsByGroup.set(seat.group, group);
  const sameSeat = group.byNumber.get(seat.seat);
  if (sameSeat && row.cell('seat') !== '')
    row.error('seat', 'duplicate', { value: seat.seat, first: sameSeat.line });
  const sameTeam = seat.team === null ? undefined : group.byTeam.get(seat.team);
  if (sameTeam) row.error('team', 'team-seated-twice', { value: String(seat.team), first: sameTeam.line });
  group.byNumber.set(seat.seat, sameSeat ?? seat);
  if (seat.team === null) group.open += 1;
  else group.byTeam.set(seat.team, sameTeam ?? seat);
  check.seats.push(seat);
}

function checkTeam(check: Check, row: Row, id: string | null, category: string): void {
  const team = check.teams.refer(row, 'team', id);
  if (!team || team.category === category) return;
  const parameters = { value: team.id, team: team.category, expected: category };
  row.error('team', 'team-of-another-category', parameters);
}

function readSource(check: Check, row: Row): SeatSource | null {
  const group = idCell(row, 'fromGroup');
  const standing = numberCell(row, 'fromStanding', 1, maximumSeats);
  const isGiven = row.cell('fromStanding') !== '';
  if ((group === null) === isGiven) row.error(isGiven ? 'fromGroup' : 'fromStanding', 'source-incomplete');
  check.groups.refer(row, 'fromGroup', group);
  return group !== null && standing !== null ? { group, standing } : null;
}

export function checkSourceGroup(
  check: Check,
  row: Row,
  id: string,
  category: string,
  column = 'fromGroup',
): void {
  const source = check.groups.get(id);
  if (!source || source.category === category) return;
  row.error(column, 'group-of-another-category', {
    value: source.label,
    group: source.category,
    expected: category,
  });
}
