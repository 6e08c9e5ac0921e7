import { operations } from '@sevenmetre/contract';
import type { ReporterAssignments, ReporterAssignmentsBody } from '@sevenmetre/contract/assignments/schemas';
import type { Link } from '@sevenmetre/contract/common';
import { reportsEverywhere } from '@sevenmetre/rules/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { changedSince, type PressChange } from '@sevenmetre/rules/undo';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import { hallDaysIn, presenceIn, pressRepository, recordPress } from '../undo/index.ts';
import { recordAudit } from '../audit/index.ts';
import { lockUserById, replaceAssignments, updateUser } from '../auth/index.ts';
import { findHalls, inZone, utcText } from '../competition/index.ts';
import * as assignmentRepository from './assignment.repository.ts';

export interface AssignContext {
  readonly database: Database;
  readonly clock: Clock;
}

const reporterRole = 'ROLE_COMPETITION_REPORTER' as const;

/** Reporters with their halls and days in the current edition. */
export function readAssignments({ database }: AssignContext): Promise<Outcome<ReporterAssignments>> {
  return database.transaction(read, { accessMode: 'read only' });
}

/**
 * Replaces a reporter's halls and days in the current edition; a repeat changes nothing. `reports: false` removes
 * the role of a reporter as well; somebody without that role stays as they are.
 */
export function assignReporter(
  { database, clock }: AssignContext,
  actor: Actor,
  userId: number,
  { assignments, reports = true }: ReporterAssignmentsBody,
): Promise<Outcome<ReporterAssignments>> {
  return database.transaction(async (tx) => {
    const user = await lockUserById(userId, tx);
    const found = await read(tx);
    if (!found.ok) return found;
    const { halls, days, reporters } = found.value;
    const before = reporters.find((reporter) => reporter.userId === userId);
    if (!before) return user && !reports ? found : refuse('user-unknown', { userId });
    const unknown = assignments.find(
      ({ placeId, day }) => !halls.some(({ id }) => id === placeId) || !days.includes(day),
    );
    if (unknown) return refuse('assignment-unknown', { ...unknown });
    const hallIds = halls.map(({ id }) => id);
    const at = clock.now();
    const store = async () => {
      await replaceAssignments(userId, hallIds, assignments, tx);
      if (user && !reports)
        await updateUser(userId, { roles: user.roles.filter((role) => role !== reporterRole) }, tx);
    };
    const press = { kind: 'reporter-halls', userId: actor.userId, at } as const;
    await recordPress({ ...press, scope: { reporterIds: [userId] } }, store, tx);
    await recordAudit(tx, {
      at,
      userId: actor.userId,
      action: 'reporter.assign',
      subjectType: 'user',
      subjectId: userId,
      before: { assignments: before.assignments },
      after: { assignments, ...(reports ? {} : { reports }) },
    });
    return read(tx);
  });
}

/**
 * Gives a reporter the halls and the role again that they had before a press, with when they came there; refused if these were changed since, or a
 * hall is gone (UN2, UN3). The account is locked here.
 */
export async function restoreReporterHalls(
  changes: readonly PressChange[],
  who: { readonly userId: number; readonly at: Date },
  tx: Tx,
): Promise<Refusal | null> {
  for (const change of changes) {
    const { id, before } = change;
    const user = await lockUserById(id, tx);
    if (!user || before === null) return refuse('user-unknown', { userId: id });
    const current = await pressRepository.lockSnapshot({ reporterIds: [id] }, tx);
    // Who came is no part of the press: a tick on a day that stayed does not keep the others from coming back.
    const presence = current['reporter-halls'].get(id)?.['presence'] ?? null;
    const pressed = { ...change, after: change.after && { ...change.after, presence } };
    if (changedSince([pressed], current).length > 0) return refuse('changed-meanwhile', { records: 1 });
    const found = await read(tx);
    if (!found.ok) return found;
    const hallIds = found.value.halls.map((hall) => hall.id);
    const wanted = hallDaysIn(before['halls']);
    if (wanted.some(({ placeId }) => !hallIds.includes(placeId))) return refuse('hall-unknown');
    const came = presenceIn(before['presence']);
    const withPresence = wanted.map((one) => ({
      ...one,
      presentAt:
        came.find(({ day, placeId }) => day === one.day && placeId === one.placeId)?.presentAt ?? null,
    }));
    await replaceAssignments(id, hallIds, withPresence, tx);
    const isLost = before['reports'] === 1 && !user.roles.includes(reporterRole);
    if (isLost) await updateUser(id, { roles: [...user.roles, reporterRole] }, tx);
    await recordAudit(tx, {
      ...who,
      action: 'reporter.assign',
      subjectType: 'user',
      subjectId: id,
      before: { assignments: hallDaysIn(change.after?.['halls']) },
      after: { assignments: wanted },
    });
  }
  return null;
}

/** Assigns a reporter to all halls on all days with matches, for the demo. */
export async function assignEverywhere({ database }: AssignContext, email: string): Promise<void> {
  await database.transaction(async (tx) => {
    const found = await read(tx);
    const reporter = found.ok ? found.value.reporters.find((known) => known.email === email) : undefined;
    if (!found.ok || !reporter) return;
    const { halls, days } = found.value;
    const all = halls.flatMap(({ id }) => days.map((day) => ({ placeId: id, day })));
    const hallIds = halls.map(({ id }) => id);
    await replaceAssignments(reporter.userId, hallIds, all, tx);
  });
}

/** Reporters, halls and days. */
export async function read(tx: Tx): Promise<Outcome<ReporterAssignments>> {
  const editionId = await assignmentRepository.findCurrentEditionId(tx);
  if (editionId === null) return refuse('edition-missing');
  const halls = await findHalls(editionId, tx);
  const assignments = await assignmentRepository.findAssignments(editionId, tx);
  const starts = await assignmentRepository.findStarts(editionId, tx);
  const played = playedOf(starts);
  const days = played.map(({ day }) => day);
  const reporters = await assignmentRepository.findReporters(tx);
  const seen = await assignmentRepository.findSeen(
    reporters.map(({ id }) => id),
    tx,
  );
  return done({
    halls: halls.map(({ id, code, nameCs, nameEn }) => ({ id, code, nameCs, nameEn })),
    days: [...new Set(days)].toSorted(),
    played: hallDaysOf(played),
    timeZone: starts[0]?.timeZone ?? 'UTC',
    reporters: reporters.map(({ id: userId, firstName, lastName, email, roles }) => ({
      userId,
      firstName,
      lastName,
      email,
      everywhere: reportsEverywhere({ userId, roles, administratedClubIds: [], leadingTeamIds: [] }),
      lastSeenAt: seenText(seen.get(userId)?.at),
      devices: seen.get(userId)?.devices ?? 0,
      assignments: assignments
        .filter((assignment) => assignment.userId === userId)
        .map(({ placeId, day }) => ({ placeId, day })),
    })),
    links: [saving],
  });
}

type Starts = Awaited<ReturnType<typeof assignmentRepository.findStarts>>;

/** Halls on days, as often as something begins there; null: the hall is not known yet. */
function playedOf(starts: Starts) {
  return starts.flatMap(({ startsAt, placeId, timeZone }) =>
    startsAt ? [{ placeId, day: inZone(startsAt, timeZone).day }] : [],
  );
}

/** Each hall and day once, by day and hall: the database returns matches in any order. */
function hallDaysOf(played: ReturnType<typeof playedOf>): ReporterAssignments['played'] {
  const known = played.flatMap(({ placeId, day }) => (placeId === null ? [] : [{ placeId, day }]));
  const once = new Map(known.map((one) => [`${one.placeId} ${one.day}`, one]));
  return [...once.values()].toSorted((a, b) => a.day.localeCompare(b.day) || a.placeId - b.placeId);
}

function seenText(at: Date | undefined): string | null {
  return at === undefined ? null : utcText(at);
}

const saving: Link = {
  routeName: 'reporterAssignmentsSave',
  operationId: 'reporterAssignmentsSave',
  method: operations.reporterAssignmentsSave.method,
  href: operations.reporterAssignmentsSave.path,
};
