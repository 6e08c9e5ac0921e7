import type {
  Decisions,
  GroupSeats,
  LotTie,
  Seat,
  SeatDecision,
} from '@sevenmetre/contract/groups/decisions';
import {
  isNamedSeat,
  type LotTie as Tie,
  lotTies,
  namedSidesWithoutSeat,
  seatOfSide,
  seatsToDecide,
} from '@sevenmetre/rules/bracket';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { publicTeamRepository, utcText } from '../competition/index.ts';
import type { EditionRow } from '../competition/index.ts';
import { findCurrentEdition } from './group.repository.ts';
import { deductionsOf, loadSeats, type LoadedSeats, storedSeat, toSeat, toTeam } from './loaded-seats.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/** Ties and seats of the current edition that need an organiser, and those that were decided by hand. */
export function readDecisions({ database }: RandomContext): Promise<Outcome<Decisions>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      return edition ? done(await decisionsOf(edition, tx)) : refuse('edition-missing');
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export async function decisionsOf(edition: EditionRow, tx: Tx): Promise<Decisions> {
  const loaded = await loadSeats(edition, tx);
  return {
    lots: lotTies(loaded.competition).flatMap((tie) => toLotTie(loaded, tie)),
    seats: seatsToDecide(loaded.competition).flatMap((found): SeatDecision[] => {
      const stored = storedSeat(loaded, found.target);
      if (!stored) return [];
      const { problem, belongsTo, clashesWith } = found;
      const others = clashesWith.flatMap(({ target }) => storedSeat(loaded, target) ?? []);
      return [
        {
          ...toSeat(loaded, stored),
          problem,
          belongsTo: toTeam(loaded, belongsTo),
          clashesWith: others.map((other) => toSeat(loaded, other)),
        },
      ];
    }),
    byHand: waitingSeats(loaded).filter(({ byHand }) => byHand),
    deductions: deductionsOf(loaded),
    timeZone: edition.timeZone,
  };
}

/** Number of ties that wait for lots and of seats that wait for a decision, in the current edition. */
export async function countDecisions(tx: Tx): Promise<number> {
  const edition = await findCurrentEdition(tx);
  if (!edition) return 0;
  const { competition } = await loadSeats(edition, tx);
  return lotTies(competition).filter(({ drawn }) => !drawn).length + seatsToDecide(competition).length;
}

/** Seats of a group, and the teams that may be seated there. */
export function readGroupSeats({ database }: RandomContext, groupId: number): Promise<Outcome<GroupSeats>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const loaded = await loadSeats(edition, tx);
      const group = loaded.heads.get(groupId);
      if (!group) return refuse('group-unknown');
      const waiting = waitingSeats(loaded).filter((seat) => seat.group?.id === groupId);
      const seats = [...waiting, ...namedSeats(loaded, groupId)];
      const teams = await findEligible(edition.id, loaded, groupId, tx);
      return done({ group, seats, teams });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Accepted teams of the group's category, without withdrawn ones. */
export async function findEligible(editionId: number, loaded: LoadedSeats, groupId: number | null, tx: Tx) {
  const categoryId = groupId === null ? null : loaded.competition.groups.get(groupId)?.categoryId;
  const teams = await publicTeamRepository.findAllByEditionId(editionId, tx);
  return teams
    .filter(({ state, teamCategoryId }) => state === 'accepted' && teamCategoryId === categoryId)
    .flatMap(({ id }) => toTeam(loaded, id) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, 'cs'));
}

/** Seats that wait for a place, then sides without a seat of their own or with a team set by hand. */
function waitingSeats(loaded: LoadedSeats): Seat[] {
  const { competition } = loaded;
  const seats = [...loaded.seats.keys()]
    .map((id) => storedSeat(loaded, { kind: 'seat', id }))
    .filter((seat) => seat?.waitsFor);
  const sides = [...competition.sidesFedBy.values()].flat().map(({ match, side }) => {
    const stored = storedSeat(loaded, { kind: 'side', id: match.id, side });
    return stored?.byHand || seatOfSide(competition, match, side) === null ? stored : null;
  });
  return [...seats, ...sides].flatMap((seat) => (seat ? [toSeat(loaded, seat)] : []));
}

/** Seats of a group without a source, then sides without a source whose team has no seat in the group. */
function namedSeats(loaded: LoadedSeats, groupId: number): Seat[] {
  const { competition } = loaded;
  const seats = (competition.seatsOfGroup.get(groupId) ?? [])
    .filter(isNamedSeat)
    .map(({ id }) => storedSeat(loaded, { kind: 'seat', id }));
  const sides = namedSidesWithoutSeat(competition, groupId).map(({ match, side }) =>
    storedSeat(loaded, { kind: 'side', id: match.id, side }),
  );
  return [...seats, ...sides].flatMap((seat) => (seat ? [toSeat(loaded, seat)] : []));
}

function toLotTie(loaded: LoadedSeats, { groupId, teamIds, places, drawn }: Tie): LotTie[] {
  const group = loaded.heads.get(groupId);
  if (!group) return [];
  const seats = [...loaded.seats.values()];
  const seat = seats.find((row) => row.groupId === groupId && row.teamId === teamIds[0]);
  const drawnAt = drawn && seat?.lotDrawnAt ? utcText(seat.lotDrawnAt) : null;
  const teams = teamIds.flatMap((id) => toTeam(loaded, id) ?? []);
  return [{ group, teams, places: [...places], drawnAt, waiting: waitingFor(loaded, groupId, places) }];
}

/** Seats of groups and sides without a seat that wait for one of the places. */
function waitingFor(loaded: LoadedSeats, groupId: number, places: readonly number[]): LotTie['waiting'] {
  const { competition, heads } = loaded;
  const seats = (competition.seatsFedBy.get(groupId) ?? []).map((seat) => ({
    place: seat.predecessorCompetitionGroupStandings ?? 0,
    groupLabel: heads.get(seat.competitionGroupId)?.label ?? '',
    matchNumber: null,
  }));
  const alone = (competition.sidesFedBy.get(groupId) ?? [])
    .filter(({ match, side }) => seatOfSide(competition, match, side) === null)
    .map(({ match, side }) => ({
      place: (side === 'home' ? match.homeTeamCompetitionStandings : match.awayTeamCompetitionStandings) ?? 0,
      groupLabel: heads.get(match.competitionGroupId ?? 0)?.label ?? '',
      matchNumber: loaded.matches.get(match.id)?.matchNumber ?? null,
    }));
  return [...seats, ...alone].filter(({ place }) => places.includes(place));
}
