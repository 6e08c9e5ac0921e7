import type { AppointmentBoard, AppointmentsBody } from '@sevenmetre/contract/appointments/schemas';
import type { Failure } from '../../../../lib/queries/failure.ts';

/** Changes that can be taken back, and what they are called. */
export interface Step {
  readonly changes: AppointmentsBody['changes'];
  /** Of a pair that goes home: its times away before and after. */
  readonly absences?: NonNullable<AppointmentsBody['absences']>;
  readonly name: string;
}

/** The body of the call that saves a step. */
export function bodyOf({ changes, absences }: Step): AppointmentsBody {
  return { changes: [...changes], ...(absences ? { absences } : {}) };
}

/** A step that conflicts with a pair that somebody else has saved, by match. */
export interface Conflict extends Step {
  readonly theirs: ReadonlyMap<number, number | null>;
}

/** The changes of a run: matches whose pair has changed. */
export function changesBetween(before: Appointed, after: Appointed): Step['changes'] {
  const known = new Map(before.map(({ matchId, pairId }) => [matchId, pairId]));
  return after.flatMap(({ matchId, pairId }) => {
    const seen = known.get(matchId) ?? null;
    return pairId === seen ? [] : [{ matchId, pairId, seen }];
  });
}

type Appointed = readonly Pick<AppointmentBoard['appointments'][number], 'matchId' | 'pairId'>[];

export function inverse({ changes, absences, name }: Step): Step {
  return {
    name,
    ...(absences
      ? { absences: { pairId: absences.pairId, seen: absences.wanted, wanted: absences.seen } }
      : {}),
    changes: changes.map(({ matchId, pairId, seen }) => ({ matchId, pairId: seen, seen: pairId })),
  };
}

/** The same change again, based on what the other user has saved. */
export function repeatedOver({ changes, absences, name, theirs }: Conflict): Step {
  const knowing = changes.map((one) => {
    const pairId = theirs.get(one.matchId);
    return pairId === undefined ? one : { ...one, seen: pairId };
  });
  return { name, changes: knowing, ...(absences ? { absences } : {}) };
}

/** Who has the matches by now; null: it was refused for another reason. */
export function conflictIn(failure: Failure): ReadonlyMap<number, number | null> | null {
  if (failure.kind !== 'refused' || failure.code !== 'appointment-conflict') return null;
  const { matches } = failure.details;
  if (!Array.isArray(matches)) return null;
  return new Map(matches.flatMap((row: unknown) => takenIn(row)));
}

function takenIn(row: unknown): [number, number | null][] {
  if (typeof row !== 'object' || row === null || !('matchId' in row) || !('pairId' in row)) return [];
  const { matchId, pairId } = row;
  return typeof matchId === 'number' ? [[matchId, typeof pairId === 'number' ? pairId : null]] : [];
}
