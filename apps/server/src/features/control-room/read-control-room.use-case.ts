import type { ControlRoom } from '@sevenmetre/contract/control-room/schemas';
import { controlRoom, isOfToday } from '@sevenmetre/rules/control-room';
import type { ControlRoomFacts, Task } from '@sevenmetre/rules/control-room';
import { categoryHead, sortedCategories, type Snapshot } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { inZone, utcText } from '../competition/index.ts';
import { findUnanswered } from '../appointments/index.ts';
import { protestRepository } from '../protests/index.ts';
import * as announcementRepository from './announcement.repository.ts';
import * as rows from './control-room.repository.ts';
import * as takenTaskRepository from './taken-task.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

export interface ControlRoomContext extends UseCaseContext {
  /** The published state; null before it is loaded, or while there is no edition. */
  readonly snapshot: () => Snapshot | null;
}

/** Tasks for organisers, derived from the read model in memory and from today's rows that are not public. */
export function readControlRoom(context: ControlRoomContext): Promise<Outcome<ControlRoom>> {
  return context.database.transaction((tx) => readIn(context, tx), { accessMode: 'read only' });
}

/** The same inside the caller's transaction. */
export async function readIn(
  { clock, snapshot: current }: Omit<ControlRoomContext, 'database'>,
  tx: Tx,
): Promise<Outcome<ControlRoom>> {
  const snapshot = current();
  if (!snapshot) return refuse('edition-missing');
  const now = clock.now();
  const room = controlRoom(await findFacts(snapshot, now, tx));
  const { id, timeZone } = snapshot.edition;
  const open = await announcementRepository.findAllOpen(id, now, tx);
  return done({
    ...room,
    timeZone,
    categories: sortedCategories(snapshot.categories).map((category) => categoryHead(snapshot, category)),
    tasks: room.tasks.map(taskBody),
    halls: [...room.halls],
    next: room.next && { ...room.next, halls: [...room.next.halls] },
    announcements: open.map((row) => ({
      id: row.id,
      textCs: row.textCs,
      textEn: row.textEn,
      startsAt: utcText(row.startsAt),
      endsAt: utcText(row.endsAt),
      hallIds: row.hallIds,
    })),
  });
}

/** Copies readonly lists of the rules into a mutable body. */
function taskBody(task: Task): ControlRoom['tasks'][number] {
  if (task.kind === 'seat') return { ...task, clashesWith: [...task.clashesWith] };
  if (task.kind === 'lots') return { ...task, teams: [...task.teams] };
  if (task.kind === 'result-waiting' || task.kind === 'group-closed')
    return { ...task, waiting: [...task.waiting] };
  return task;
}

async function findFacts(snapshot: Snapshot, now: Date, tx: Tx): Promise<ControlRoomFacts> {
  const { id, timeZone } = snapshot.edition;
  const { day: today, time } = inZone(now, timeZone);
  const ofToday = [...snapshot.matches.values()].flatMap((match) =>
    isOfToday({ snapshot, today }, match) ? match.id : [],
  );
  const writings = await rows.findWritings(ofToday, tx);
  const rosters = await rows.findRosters(ofToday, tx);
  const arrivals = await rows.findArrivals(id, tx);
  const protests = await protestRepository.findOpen(id, tx);
  const unanswered = await findUnanswered(id, tx);
  const taken = await takenTaskRepository.findAllByEditionId(id, tx);
  return {
    snapshot,
    now: utcText(now),
    today,
    time,
    reporters: await findReporters(id, today, tx),
    devices: await findDevices(id, tx),
    writtenAt: new Map(writings.map(({ id: matchId, updatedAt }) => [matchId, utcText(updatedAt)])),
    rosters: new Set(rosters.map(({ matchId, side }) => `${matchId} ${side}`)),
    arrivals: arrivals.map(({ clubId, phone, arrivedAt }) => ({
      clubId,
      phone,
      arrivedAt: arrivedAt && utcText(arrivedAt),
    })),
    closed: await findClosed(id, tx),
    byHand: await findByHand(id, tx),
    protests: protests.map(({ filedAt, dueAt, ...protest }) => ({
      ...protest,
      filedAt: utcText(filedAt),
      dueAt: utcText(dueAt),
    })),
    unanswered: unanswered.map(({ matchId, askedAt }) => ({ matchId, askedAt: utcText(askedAt) })),
    taken: taken.map(({ key, userId, name, takenAt }) => ({ key, userId, name, at: utcText(takenAt) })),
  };
}

async function findReporters(
  editionId: number,
  today: string,
  tx: Tx,
): Promise<ControlRoomFacts['reporters']> {
  const reporters = await rows.findReporters(editionId, today, tx);
  return reporters.map(({ placeId, firstName, lastName, phone, seenAt }) => ({
    placeId,
    name: nameOf(firstName, lastName),
    phone,
    seenAt: seenAt && utcText(seenAt),
  }));
}

async function findDevices(editionId: number, tx: Tx): Promise<ControlRoomFacts['devices']> {
  const devices = await rows.findDevices(editionId, tx);
  return devices.map(({ firstName, lastName, since, seenAt, ...device }) => ({
    ...device,
    name: nameOf(firstName, lastName),
    since: since && utcText(since),
    seenAt: utcText(seenAt),
  }));
}

async function findClosed(editionId: number, tx: Tx): Promise<ControlRoomFacts['closed']> {
  const closings = await rows.findClosings(editionId, tx);
  return closings.map(({ groupId, at, firstName, lastName, reason }) => ({
    groupId,
    at: utcText(at),
    by: firstName === null ? null : nameOf(firstName, lastName ?? ''),
    reason,
  }));
}

async function findByHand(editionId: number, tx: Tx): Promise<ControlRoomFacts['byHand']> {
  const sides = await rows.findSidesByHand(editionId, tx);
  return {
    seats: new Set(await rows.findSeatsByHand(editionId, tx)),
    homes: new Set(sides.flatMap(({ id, homeByHand }) => (homeByHand ? id : []))),
    aways: new Set(sides.flatMap(({ id, awayByHand }) => (awayByHand ? id : []))),
  };
}

function nameOf(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.trim();
}
