import type {
  AppointmentBoard,
  BoardAppointment,
  BoardMatch,
} from '@sevenmetre/contract/appointments/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { can } from '../../platform/permission/index.ts';
import { utcText } from '../competition/index.ts';
import { daysOf } from '../plan/index.ts';
import { type AppointmentRow, findNamedReferees } from './appointment.repository.ts';
import { appointmentState, isUnpublished } from './appointment-state.ts';
import { currencyOf } from './board-input.ts';
import { type LoadedBoard, impossibleMatches, loadBoard } from './load-board.ts';
import { type ApprovedRow, type PairRow, findClubs } from './pair.repository.ts';

/** The board after a call has written. */
export async function freshBoard(
  { edition }: Pick<LoadedBoard, 'edition'>,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  tx: Tx,
): Promise<AppointmentBoard> {
  return boardBody(await loadBoard(edition, tx), { actor, now }, tx);
}

/** Everything that organisers see. Phone numbers are left out for those who may not see the registration. */
export async function boardBody(
  board: LoadedBoard,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  tx: Tx,
): Promise<AppointmentBoard> {
  const { edition, settings } = board;
  const impossible = impossibleMatches(board);
  return {
    days: daysOf(edition),
    timeZone: edition.timeZone,
    currencyCode: currencyOf(edition),
    halls: settings.halls.map(({ id, code, nameCs, nameEn }) => ({ id, code, nameCs, nameEn })),
    clubs: await findClubs(edition.id, tx),
    categories: settings.categories.map(({ code, gender }) => ({ code, gender })),
    referees: board.referees.map((referee) => refereeBody(referee, actor, now)),
    pairs: board.pairs.map((pair) => pairBody(pair)),
    ...matchBodies(board, await findNamedReferees(edition.id, tx)),
    appointments: [...board.appointments.values()].flatMap((row) => appointmentBody(row, board, impossible)),
    input: board.input,
    toPublish: unpublished(board).length,
  };
}

/** Appointments with changes that somebody has to be notified of. */
export function unpublished({ appointments, matchOf }: LoadedBoard): AppointmentRow[] {
  return [...appointments.values()].filter((row) => {
    const match = matchOf.get(row.matchId);
    return match !== undefined && match.stage === 'not_started' && isUnpublished(row, match);
  });
}

function refereeBody({ userId, ...referee }: ApprovedRow, actor: Actor, now: Date) {
  const isShown = can(actor, 'refereePrivate', { referee: { userId } }, now);
  return isShown ? referee : { ...referee, phone: null, email: null };
}

function pairBody({ editionId: _, createdAt: __, updatedAt: ___, ...pair }: PairRow) {
  return pair;
}

function matchBodies(
  { matches, teams, settings, input }: LoadedBoard,
  referees: readonly { readonly matchId: number; readonly name: string }[],
): Pick<AppointmentBoard, 'matches' | 'withoutTime'> {
  const namedOf = Map.groupBy(referees, ({ matchId }) => matchId);
  const names = new Map(teams.map((team) => [team.id, teamDisplayName(team)]));
  const codes = new Map(settings.categories.map(({ categoryId, code }) => [categoryId, code]));
  const led = new Set(input.matches.map(({ id }) => id));
  const body = (match: LoadedBoard['matches'][number]): BoardMatch => ({
    id: match.id,
    number: match.number,
    category: codes.get(match.categoryId ?? 0) ?? '',
    group: match.group,
    home: names.get(match.homeTeamId ?? 0) ?? null,
    away: names.get(match.awayTeamId ?? 0) ?? null,
    fixed: match.stage !== 'not_started',
    named: (namedOf.get(match.id) ?? []).map(({ name }) => name),
  });
  const isOpen = ({ isCancelled, stage }: LoadedBoard['matches'][number]) =>
    !isCancelled && stage === 'not_started';
  return {
    matches: matches.filter(({ id }) => led.has(String(id))).map(body),
    withoutTime: matches.filter((match) => isOpen(match) && !led.has(String(match.id))).map(body),
  };
}

function appointmentBody(
  row: AppointmentRow,
  { matchOf }: LoadedBoard,
  impossible: ReadonlySet<number>,
): BoardAppointment[] {
  const match = matchOf.get(row.matchId);
  if (!match) return [];
  const { matchId, pairId, toldPairId, note } = row;
  return [
    {
      matchId,
      pairId,
      toldPairId,
      state: appointmentState(row, match, impossible.has(matchId)),
      was: wasOf(row),
      askedAt: textOf(row.askedAt),
      remindedAt: textOf(row.remindedAt),
      answeredAt: textOf(row.answeredAt),
      note,
    },
  ];
}

export function wasOf({ wasStartsAt, wasPlaceId }: AppointmentRow): BoardAppointment['was'] {
  return wasStartsAt === null && wasPlaceId === null
    ? null
    : { startsAt: textOf(wasStartsAt), hallId: wasPlaceId };
}

function textOf(at: Date | null): string | null {
  return at && utcText(at);
}
