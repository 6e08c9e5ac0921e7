import { isDeepStrictEqual } from 'node:util';
import type { Decisions, SeatBody, SeatEffectBody } from '@sevenmetre/contract/groups/decisions';
import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import { type SeatChange, amendSeats } from '../draw-amendments/index.ts';
import type { GroupTeamRow, MatchRow, SeatingChange } from '../competition/index.ts';
import { updateNamedSeat, updateSeat } from '../competition/index.ts';
import { carryOut, type Decision, previewDecision } from './decide.use-case.ts';
import { findEligible } from './read-decisions.use-case.ts';
import {
  goingOn,
  type LoadedSeats,
  type StoredSeat,
  followingSides,
  playedMatches,
  storedSeat,
} from './loaded-seats.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

type Seating = Pick<SeatBody, 'target' | 'teamId' | 'nobody'>;

/**
 * Seats a team by hand against the table, or lets the seat follow its table again (rule BR21); a seat without
 * a source gets another team. Matches follow at once. A team that has begun to play on the seat is never
 * replaced, but may be kept there: also on another seat at once (`keep`, rule BR25). An empty seat may be left
 * empty (`nobody`, rule BR26). A seat that was drawn in public needs a reason that is published.
 */
export function seatTeam(
  context: RandomContext,
  actor: Actor,
  { reason, publicReason, keep, ...seating }: SeatBody,
): Promise<Outcome<Decisions>> {
  return carryOut(
    context,
    { actor, reason },
    (loaded) =>
      [seating.target, keep?.target].flatMap((target) =>
        target ? groupsOf(storedSeat(loaded, target)) : [],
      ),
    async (loaded, tx) => {
      if (isOneSeat(seating, keep)) return refuse('seat-twice');
      const seated = await checkDecision(loaded, seating, tx);
      if (!seated.ok) return seated;
      const kept = keep ? await checkDecision(loaded, keep, tx) : done([]);
      if (!kept.ok) return kept;
      const { id: editionId } = loaded.edition;
      const by = { editionId, userId: actor.userId, now: context.clock.now(), reason: publicReason ?? null };
      const refusal = await amendSeats(namedSeats(loaded, keep ? [seating, keep] : [seating]), by, tx);
      return refusal ?? done([...seated.value, ...kept.value]);
    },
  );
}

/** Seats of groups whose team was named from the start and becomes another one. */
function namedSeats(loaded: LoadedSeats, seatings: readonly Seating[]): SeatChange[] {
  return seatings.flatMap(({ target, teamId }) => {
    const seat = target.kind === 'seat' ? storedSeat(loaded, target) : null;
    if (seat?.waitsFor !== null || seat.groupId === null || teamId === null) return [];
    return [{ groupId: seat.groupId, from: seat.teamId, to: teamId }];
  });
}

/** Empty: the seat is already decided like this. */
async function checkDecision(
  loaded: LoadedSeats,
  { before, ...asked }: Seating & Pick<SeatBody, 'before'>,
  tx: Tx,
): Promise<Outcome<readonly Decision[]>> {
  const { teamId, nobody } = asked;
  const seat = await checkSeating(loaded, asked, tx);
  if (!seat.ok) return seat;
  const { teamId: seated, byHand, waitsFor } = seat.value;
  if (nobody ? byHand : teamId === null ? !byHand : (byHand || !waitsFor) && seated === teamId)
    return done([]);
  if (seated !== before.teamId || byHand !== before.byHand) return refuse('changed-meanwhile');
  return done([seatDecision(loaded, seat.value, asked)]);
}

/** Effect of a seating, with the seat that is kept in the same decision. Locks and stores nothing. */
export function readSeatEffect(
  context: RandomContext,
  { keep, ...asked }: SeatEffectBody,
): Promise<Outcome<TableEffect>> {
  return previewDecision(context, async (loaded, tx): Promise<Outcome<SeatingChange>> => {
    if (isOneSeat(asked, keep)) return refuse('seat-twice');
    const seated = await checkChange(loaded, asked, tx);
    if (!seated.ok || !keep) return seated;
    const kept = await checkChange(loaded, keep, tx);
    return kept.ok ? done(bothChanges(seated.value, kept.value)) : kept;
  });
}

function isOneSeat({ target }: Seating, keep: Pick<Seating, 'target'> | undefined): boolean {
  return keep !== undefined && isDeepStrictEqual(target, keep.target);
}

async function checkChange(loaded: LoadedSeats, asked: Seating, tx: Tx): Promise<Outcome<SeatingChange>> {
  const seat = await checkSeating(loaded, asked, tx);
  return seat.ok ? done(seatingChange(loaded, seat.value, asked)) : seat;
}

function bothChanges(first: SeatingChange, second: SeatingChange): SeatingChange {
  return {
    groupIds: [...first.groupIds, ...second.groupIds],
    seat: (row) => second.seat(first.seat(row)),
    match: (row) => second.match(first.match(row)),
  };
}

/** The changed rows, before tables and seats are derived. */
function seatingChange(loaded: LoadedSeats, seat: StoredSeat, { teamId, nobody }: Seating): SeatingChange {
  const { target, waitsFor } = seat;
  const byHand = nobody === true || (teamId !== null && waitsFor !== null);
  const following = followingSides(loaded, seat);
  return {
    groupIds: groupsOf(seat),
    seat: (row: GroupTeamRow) =>
      target.kind === 'seat' && row.id === target.id ? { ...row, byHand, teamId: teamId ?? row.teamId } : row,
    match: (row: MatchRow) => {
      const followed = following.find(({ match }) => match.id === row.id);
      if (followed && teamId !== null)
        return { ...row, [followed.side === 'home' ? 'homeTeamId' : 'awayTeamId']: teamId };
      return target.kind === 'side' && row.id === target.id
        ? { ...row, ...sideColumns(row, target.side, teamId) }
        : row;
    },
  };
}

function sideColumns(row: MatchRow, side: 'home' | 'away', teamId: number | null): Partial<MatchRow> {
  const byHand = teamId !== null;
  return side === 'home'
    ? { homeByHand: byHand, homeTeamId: teamId ?? row.homeTeamId }
    : { awayByHand: byHand, awayTeamId: teamId ?? row.awayTeamId };
}

/** The stored seat, if the team may be seated there. */
async function checkSeating(
  loaded: LoadedSeats,
  { target, teamId, nobody }: Seating,
  tx: Tx,
): Promise<Outcome<StoredSeat>> {
  const seat = storedSeat(loaded, target);
  if (!seat) return refuse(isThere(loaded, target) ? 'seat-fixed' : 'seat-unknown');
  if (teamId === null && seat.waitsFor === null) return refuse('seat-fixed');
  if (nobody)
    return teamId === null && goingOn(loaded, seat) !== null ? done(seat) : refuse('seat-not-empty');
  const refusal = teamId === null ? null : await refuseTeam(loaded, seat, teamId, tx);
  return refusal ?? done(seat);
}

function isThere({ seats, matches }: LoadedSeats, { kind, id }: Seating['target']): boolean {
  return (kind === 'seat' ? seats : matches).has(id);
}

async function refuseTeam(
  loaded: LoadedSeats,
  seat: StoredSeat,
  teamId: number,
  tx: Tx,
): Promise<Refusal | null> {
  // A team that has begun to play there may be kept, even if it has withdrawn since.
  if (seat.teamId === teamId) return null;
  const played = playedMatches(loaded, seat);
  if (played.length > 0) return refuse('seat-played', { matches: played });
  const eligible = await findEligible(loaded.edition.id, loaded, seat.groupId, tx);
  if (!eligible.some(({ id }) => id === teamId)) return refuse('team-not-eligible');
  const others = seat.groupId === null ? [] : (loaded.competition.seatsOfGroup.get(seat.groupId) ?? []);
  return seat.target.kind === 'seat' && others.some((other) => other.teamId === teamId)
    ? refuse('seat-elsewhere')
    : null;
}

/**
 * The seat's own group, and the one whose place it waits for: sides that wait for that place change with the
 * seat.
 */
function groupsOf(seat: StoredSeat | null): number[] {
  return [seat?.waitsFor?.groupId, seat?.groupId].flatMap((id) => id ?? []);
}

function seatDecision(loaded: LoadedSeats, seat: StoredSeat, { teamId, nobody }: Seating): Decision {
  const { heads, names } = loaded;
  const { groupId, waitsFor, teamId: seated, matchNumber, seat: number } = seat;
  const name = (id: number | null) => (id === null ? null : (names.get(id) ?? String(id)));
  const subject = groupId ?? waitsFor?.groupId ?? 0;
  const about = { label: heads.get(subject)?.label ?? '', seat: number, matchNumber };
  const isEmpty = nobody === true;
  return {
    groupIds: groupsOf(seat),
    store: (now, tx) =>
      waitsFor === null && teamId !== null
        ? updateNamedSeat(seat, followingSides(loaded, seat), teamId, now, tx)
        : updateSeat(seat, { teamId, byHand: isEmpty || teamId !== null }, now, tx),
    audit: {
      action: isEmpty ? 'group.seatLeftEmpty' : teamId === null ? 'group.seatReleased' : 'group.seatGiven',
      groupId: subject,
      before: { ...about, team: name(seated), byHand: seat.byHand },
      after: { ...about, team: name(teamId), byHand: isEmpty || (teamId !== null && waitsFor !== null) },
    },
  };
}
