import type {
  AppointmentBoard,
  AppointmentState,
  BoardAppointment,
  BoardMatch,
  BoardPair,
} from '@sevenmetre/contract/appointments/schemas';
import {
  type AppointmentProblem,
  type Appointments,
  type LedMatch,
  fairShares,
  evaluateAppointments,
} from '@sevenmetre/engine/referees';
import type { Translator } from '@sevenmetre/phrases';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import { type CategoryLooks, categoryLooks } from '../category-looks.ts';

/** A match with its place in time and who leads it. */
export interface ShownMatch extends BoardMatch {
  readonly led: LedMatch;
  readonly hallCode: string;
  readonly state: AppointmentState;
  readonly pairId: number | null;
  readonly appointment: BoardAppointment | null;
  readonly isBroken: boolean;
}

/** The match and the pair that the side tells more of. */
export interface Chosen {
  readonly matchId: number | null;
  readonly pairId: number | null;
}

/** What is away on a day, minutes since midnight. */
export interface Away {
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

export interface ShownPair {
  readonly pair: BoardPair;
  readonly name: string;
  readonly countries: string;
  readonly phones: readonly string[];
  /** Matches on all days, and the fair share of them. */
  readonly load: number;
  readonly share: number;
}

/** The board as its views show it. */
export interface BoardView {
  readonly board: AppointmentBoard;
  readonly looks: readonly CategoryLooks[];
  readonly matches: readonly ShownMatch[];
  readonly pairs: readonly ShownPair[];
  readonly problems: readonly AppointmentProblem[];
  readonly wanted: Appointments;
}

export function viewOf(board: AppointmentBoard, t: Translator): BoardView {
  const rows = new Map(board.appointments.map((row) => [row.matchId, row]));
  const led = new Map(board.input.matches.map((match) => [Number(match.id), match]));
  const wanted = new Map(
    board.appointments.flatMap(({ matchId, pairId }) =>
      pairId === null || !led.has(matchId) ? [] : [[String(matchId), String(pairId)] as const],
    ),
  );
  const problems = evaluateAppointments(board.input, wanted).filter(({ code }) => code !== 'without');
  const broken = new Set(problems.filter(({ isBroken }) => isBroken).flatMap(({ matches }) => matches));
  const halls = new Map(board.halls.map(({ id, code }) => [String(id), code]));
  return {
    board,
    looks: categoryLooks(board.categories),
    matches: board.matches.flatMap((match): ShownMatch[] => {
      const place = led.get(match.id);
      if (!place) return [];
      const appointment = rows.get(match.id) ?? null;
      const { state = 'none', pairId = null } = appointment ?? {};
      const isBroken = broken.has(place.id);
      return [
        { ...match, led: place, hallCode: halls.get(place.hall) ?? '', state, pairId, appointment, isBroken },
      ];
    }),
    pairs: shownPairs(board, wanted, t),
    problems,
    wanted,
  };
}

function shownPairs(board: AppointmentBoard, wanted: Appointments, t: Translator): ShownPair[] {
  // What nobody of the pairs has led or will lead is in no share.
  const others = new Set(
    board.matches
      .filter(({ id, fixed, named }) => !wanted.has(String(id)) && (fixed || named.length > 0))
      .map(({ id }) => String(id)),
  );
  const matches = board.input.matches.filter(({ id }) => !others.has(id));
  const shares = fairShares({ ...board.input, matches });
  const loads = Map.groupBy(wanted.values(), (pair) => pair);
  const referees = new Map(board.referees.map((referee) => [referee.id, referee]));
  return board.pairs.map((pair) => {
    const own = [pair.firstRefereeId, pair.secondRefereeId].flatMap((id) => referees.get(id ?? 0) ?? []);
    const name = own.map(({ lastName }) => lastName).join(' – ');
    return {
      pair,
      name: pair.secondRefereeId === null ? t('appointments.single', { name }) : name,
      countries: [...new Set(own.flatMap(({ countryCode }) => countryCode ?? []))].join(' '),
      phones: own.flatMap(({ phone }) => phone ?? []),
      load: loads.get(String(pair.id))?.length ?? 0,
      share: (shares.get(String(pair.id)) ?? 0) / 10,
    };
  });
}

export function matchesOfDay({ matches }: BoardView, day: number): ShownMatch[] {
  return matches.filter(({ led }) => led.day === day);
}

/**
 * Matches that may be given a pair: nobody is wanted, or the pair cannot be there any more. The most urgent one first.
 * Referees who were entered at a match do not stand in the way.
 */
export function withoutPair(matches: readonly ShownMatch[]): ShownMatch[] {
  const open = matches.filter(({ fixed, pairId, state }) => !fixed && (pairId === null || state === 'lost'));
  return open.toSorted((a, b) => rank(a.state) - rank(b.state) || a.led.start - b.led.start);
}

/** Matches that have begun or are over without a pair: nobody can be appointed to them any more. */
export function playedWithoutPair(matches: readonly ShownMatch[]): ShownMatch[] {
  return matches.filter((match) => match.fixed && match.pairId === null && !isNamed(match));
}

/** Matches whose referees were entered at the match itself, without an appointment. */
export function isNamed({ pairId, named }: ShownMatch): boolean {
  return pairId === null && named.length > 0;
}

function rank(state: AppointmentState): number {
  return ['givenBack', 'lost', 'removed'].includes(state) ? 0 : 1;
}

/** The pair of a match, else the referees who were entered at it; null: nobody. */
export function leadersOf(
  { pairs }: BoardView,
  { pairId, named }: Pick<ShownMatch, 'pairId' | 'named'>,
): string | null {
  return pairs.find(({ pair }) => pair.id === pairId)?.name ?? (named.join(', ') || null);
}

/** The hours that a day's board shows: minutes since midnight, whole hours. */
export function hoursOf(matches: readonly ShownMatch[], day: number): { from: number; to: number } {
  if (matches.length === 0) return { from: 480, to: 1200 };
  const base = day * minutesOfDay;
  const from = Math.min(...matches.map(({ led }) => led.start - base));
  const to = Math.max(...matches.map(({ led }) => led.end - base));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** When a pair is away on a day, by hand or by its arrival. */
export function awayOf(
  { board }: BoardView,
  pair: BoardPair,
  day: number,
  hours: { from: number; to: number },
): Away[] {
  const known = board.input.pairs.find(({ id }) => id === String(pair.id));
  const base = day * minutesOfDay;
  return (known?.absences ?? []).flatMap(({ from, to }) => {
    const start = Math.max(hours.from, from - base);
    const end = Math.min(hours.to, to - base);
    const reason = pair.absences.find((absence) => absence.from === from && absence.to === to)?.reason ?? '';
    return start < end ? [{ from: start, to: end, reason }] : [];
  });
}

/** The pairs that are furthest from their share, at most two. */
export function furthestFromShare({ pairs }: BoardView): ShownPair[] {
  return pairs
    .filter(({ load, share }) => Math.abs(load - share) > 1.5)
    .toSorted((a, b) => Math.abs(b.load - b.share) - Math.abs(a.load - a.share))
    .slice(0, 2);
}

export function teamsText(t: Translator, { home, away }: BoardMatch): string {
  return [home, away].map((name) => name ?? t('appointments.open')).join(' – ');
}

/** Group, or the number where a match has none. */
export function matchName({ group, number }: BoardMatch): string {
  return group ?? String(number);
}
