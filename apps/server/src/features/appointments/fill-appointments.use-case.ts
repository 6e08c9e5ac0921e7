import type { AppointmentBoard, AppointmentDaysBody } from '@sevenmetre/contract/appointments/schemas';
import type { AppointmentInput, Appointments } from '@sevenmetre/engine/referees';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { freshBoard } from './board-body.ts';
import { storeWanted } from './change-appointments.use-case.ts';
import type { AppointmentsContext } from './context.ts';
import { type LoadedBoard, loadBoard, lockBoard, wantedOf } from './load-board.ts';
import { startAppointing } from './start-appointing.ts';

const movesPerMatch = 300;
const mostMoves = 1_000_000;

/**
 * Finds pairs for the matches of these days that have none. The search holds no lock; matches that others
 * have assigned meanwhile are kept. A pair that has declined a match does not get it again.
 */
export async function fillAppointments(
  { database, clock, random }: AppointmentsContext,
  actor: Actor,
  { days }: AppointmentDaysBody,
): Promise<Outcome<AppointmentBoard>> {
  const before = await database.transaction(async (tx) => {
    const found = await findWorkingEdition(null, tx);
    return found.ok ? done(await loadBoard(found.value, tx)) : found;
  });
  if (!before.ok) return before;
  const { input } = before.value;
  if (input.pairs.length === 0) return refuse('pair-unknown');
  const open = openMatches(before.value, days);
  const keep = wantedOf(before.value);
  const asked = withoutOthers(input, open, keep);
  const moves = Math.min(mostMoves, movesPerMatch * asked.matches.length);
  const seed = random.bytes(4).readUInt32LE();
  const found = new Map(await startAppointing({ input: asked, keep: [...keep], seed, moves }));
  return database.transaction(async (tx) => {
    const locked = await lockBoard(tx);
    if (!locked.ok) return locked;
    const still = openMatches(locked.value, days);
    const pairs = new Set(locked.value.pairs.map(({ id }) => id));
    const changes = [...still].flatMap((match) => {
      const pairId = Number(found.get(match) ?? 0);
      return pairs.has(pairId) && open.has(match) ? [{ matchId: Number(match), pairId }] : [];
    });
    const now = clock.now();
    await storeWanted(locked.value, changes, { userId: actor.userId, now }, tx);
    return done(await freshBoard(locked.value, { actor, now }, tx));
  });
}

/** Matches that no pair is wanted for and that have not begun. */
function openMatches({ input, appointments, matchOf }: LoadedBoard, days: AppointmentDaysBody['days']) {
  const open = input.matches.filter(
    ({ id, day }) =>
      (days === null || days.includes(day)) &&
      (appointments.get(Number(id))?.pairId ?? null) === null &&
      matchOf.get(Number(id))?.stage === 'not_started',
  );
  return new Set(open.map(({ id }) => id));
}

/** The problem without matches that nobody leads and that are not to be filled. */
function withoutOthers(
  input: AppointmentInput,
  open: ReadonlySet<string>,
  keep: Appointments,
): AppointmentInput {
  return { ...input, matches: input.matches.filter(({ id }) => open.has(id) || keep.has(id)) };
}
