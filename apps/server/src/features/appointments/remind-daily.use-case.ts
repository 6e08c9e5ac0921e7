import { editionRepository, findWorkingEdition, inZone } from '../competition/index.ts';
import type { AppointmentRow, PlayedMatch } from './appointment.repository.ts';
import { readAppointmentSettings } from './appointment-settings.ts';
import { appointmentState } from './appointment-state.ts';
import type { AppointmentsContext } from './context.ts';
import { type LoadedBoard, impossibleMatches, loadBoard } from './load-board.ts';
import { remind } from './publish-appointments.use-case.ts';

const day = 86_400_000;

/**
 * Reminds the pairs that were asked so many days ago and have not answered, once on each day of the edition's zone and not
 * before the hour of the settings, until their match begins. Of a closed edition nobody is reminded.
 *
 * @returns how many matches they were reminded of
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
    await database.ring(tx);
    return rows.length;
  });
}

function dueRows(board: LoadedBoard, now: Date, days: number): AppointmentRow[] {
  const impossible = impossibleMatches(board);
  const today = inZone(now, board.edition.timeZone).day;
  return [...board.appointments.values()].filter((row) => {
    const match = board.matchOf.get(row.matchId);
    if (!match || !isToCome(match, now) || row.askedAt === null) return false;
    if (now.getTime() - row.askedAt.getTime() < days * day) return false;
    if (row.remindedAt !== null && inZone(row.remindedAt, board.edition.timeZone).day === today) return false;
    const state = appointmentState(row, match, impossible.has(row.matchId));
    return state === 'asked' || state === 'toConfirm';
  });
}

function isToCome({ stage, startsAt }: PlayedMatch, now: Date): boolean {
  return stage === 'not_started' && startsAt !== null && startsAt > now.getTime();
}
