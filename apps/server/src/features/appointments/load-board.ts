import { type AppointmentInput, type Appointments, evaluateAppointments } from '@sevenmetre/engine/referees';
import type { Tx } from '../../platform/database/index.ts';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { type EditionRow, editionRepository, findWorkingEdition } from '../competition/index.ts';
import { readPlanSettings } from '../plan/index.ts';
import {
  type AppointmentRow,
  type PlayedMatch,
  findAppointments,
  findLedTeams,
  findMatches,
  findSeats,
} from './appointment.repository.ts';
import { readAppointmentSettings } from './appointment-settings.ts';
import { type BoardRows, appointmentInput } from './board-input.ts';
import { findApproved, findOwnClubs, findPairs, findRefereeHalls } from './pair.repository.ts';

/** Everything about the appointments of an edition. */
export interface LoadedBoard extends Omit<BoardRows, 'appointments'> {
  readonly appointments: ReadonlyMap<number, AppointmentRow>;
  readonly matchOf: ReadonlyMap<number, PlayedMatch>;
  readonly input: AppointmentInput;
}

/**
 * The appointments of the current edition. The edition is locked, so that changes are made one after the
 * other.
 */
export async function lockBoard(tx: Tx): Promise<Outcome<LoadedBoard>> {
  const found = await findWorkingEdition(null, tx);
  if (!found.ok) return found;
  await editionRepository.lockById(found.value.id, tx);
  return done(await loadBoard(found.value, tx));
}

export async function loadBoard(edition: EditionRow, tx: Tx): Promise<LoadedBoard> {
  const matches = await findMatches(edition.id, tx);
  const rows = await findAppointments(edition.id, tx);
  const sources = {
    edition,
    settings: await readPlanSettings(edition, tx),
    appointing: await readAppointmentSettings(edition.id, tx),
    matches,
    teams: await findLedTeams(edition.id, tx),
    seats: await findSeats(edition.id, tx),
    pairs: await findPairs(edition.id, tx),
    referees: await findApproved(edition.id, tx),
    halls: await findRefereeHalls(edition.id, tx),
    ownClubs: await findOwnClubs(edition.id, tx),
  };
  return {
    ...sources,
    appointments: new Map(rows.map((row) => [row.matchId, row])),
    matchOf: new Map(matches.map((match) => [match.id, match])),
    input: appointmentInput({ ...sources, appointments: rows }),
  };
}

/** Wanted pairs by match, with the engine's ids. */
export function wantedOf({ appointments }: Pick<LoadedBoard, 'appointments'>): Appointments {
  return new Map(
    [...appointments.values()].flatMap(({ matchId, pairId }) =>
      pairId === null ? [] : [[String(matchId), String(pairId)] as const],
    ),
  );
}

/** Matches during which the pair is absent or in another match. */
export function impossibleMatches(board: LoadedBoard): ReadonlySet<number> {
  const problems = evaluateAppointments(board.input, wantedOf(board));
  const hindering = problems.filter(({ code }) => code === 'absent' || code === 'clash');
  return new Set(hindering.flatMap(({ matches }) => matches.map(Number)));
}
