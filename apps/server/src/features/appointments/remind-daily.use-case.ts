import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { editionRepository, findWorkingEdition, inZone } from '../competition/index.ts';
import type { AppointmentRow, PlayedMatch } from './appointment.repository.ts';
import { readAppointmentSettings } from './appointment-settings.ts';
import { appointmentState } from './appointment-state.ts';
import type { AppointmentsContext } from './context.ts';
import { type LoadedBoard, impossibleMatches, loadBoard } from './load-board.ts';
import { remind } from './publish-appointments.use-case.ts';

/**
 * Reminds pairs that have not answered within the configured days, once a day in the edition's zone from the
 * configured hour on, until their match begins. Not in a closed edition.
 * @returns number of matches in the reminders
 */
export function remindDaily({
  database,
  clock,
}: Pick<AppointmentsContext, 'database' | 'clock'>): Promise<number> {
  return database.transaction(async (tx) => {
    const found = await findWorkingEdition(null, tx);
    if (!found.ok || found.value.closedAt !== null) return 0;
    const now = clock.now();
    const { afterDays, hour } = (await readAppointmentSettings(found.value.id, tx)).reminders;
    const { time } = inZone(now, found.value.timeZone);
    if (afterDays === null || Number(time.slice(0, 2)) < hour) return 0;
    await editionRepository.lockById(found.value.id, tx);
    const board = await loadBoard(found.value, tx);
    const rows = dueRows(board, now, afterDays);
    if (rows.length === 0) return 0;
    await remind(board, rows, now, tx);
    await database.notify(tx);
    return rows.length;
  });
}

function dueRows(board: LoadedBoard, now: Date, days: number): AppointmentRow[] {
  const impossible = impossibleMatches(board);
  const today = inZone(now, board.edition.timeZone).day;
  return [...board.appointments.values()].filter((row) => {
    const match = board.matchOf.get(row.matchId);
    if (!match || !isToCome(match, now) || row.askedAt === null) return false;
    if (now.getTime() - row.askedAt.getTime() < days * millisecondsOfDay) return false;
    if (row.remindedAt !== null && inZone(row.remindedAt, board.edition.timeZone).day === today) return false;
    const state = appointmentState(row, match, impossible.has(row.matchId));
    return state === 'asked' || state === 'toConfirm';
  });
}

function isToCome({ stage, startsAt }: PlayedMatch, now: Date): boolean {
  return stage === 'not_started' && startsAt !== null && startsAt > now.getTime();
}
