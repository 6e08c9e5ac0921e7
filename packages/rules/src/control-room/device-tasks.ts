import { millisecondsOfDay, millisecondsOfMinute } from '../dates/index.ts';
import { hallHead } from '../snapshot/index.ts';
import { instantOf } from './describe-match.ts';
import type { ControlRoomFacts, DeviceReport } from './facts.ts';
import { silenceLimit, type HallDay } from './hall-day.ts';
import type { HallDevice, OpenTask, UnsentRecords } from './task.ts';

/** How long records may wait before a task is created. */
const sentWithin = 5 * millisecondsOfMinute;
/** After this time without a call a device is ignored, as of another day. */
const forgotten = millisecondsOfDay;

/**
 * Devices with records that wait for minutes. In a silent hall the task about the silence contains them
 * (CT12).
 */
export function deviceTasks(facts: ControlRoomFacts, days: readonly HallDay[]): OpenTask[] {
  const { snapshot, now } = facts;
  const silent = new Set(days.flatMap(({ hall, silentSince }) => (silentSince === null ? [] : hall.id)));
  return recentDevices(facts).flatMap((device): OpenTask[] => {
    const hall = hallHead(snapshot, device.placeId);
    const since = Date.parse(device.since ?? now);
    if (hall === null || device.unsent === 0 || Date.parse(now) - since < sentWithin) return [];
    const isLost = Date.parse(now) - Date.parse(device.seenAt) >= silenceLimit;
    if (isLost && silent.has(hall.id)) return [];
    return [
      {
        key: `device-unsent:${device.id}`,
        since,
        dueAt: since + sentWithin,
        kind: 'device-unsent',
        hall,
        reporter: { name: device.name, phone: device.phone },
        unsent: { records: device.unsent, seenAt: device.seenAt },
        isLost,
      },
    ];
  });
}

/** Unsent records of the hall's devices at their last call; null: none, or unknown. */
export function unsentOf(facts: ControlRoomFacts, hallId: number): UnsentRecords | null {
  const holding = devicesOf(facts, hallId).filter(({ unsent }) => unsent > 0);
  const [last] = holding;
  if (!last) return null;
  return { records: holding.reduce((sum, { unsent }) => sum + unsent, 0), seenAt: last.seenAt };
}

/** The same for the device that called last, also if it had sent everything; null: no reports. */
export function lastReportOf(facts: ControlRoomFacts, hallId: number): UnsentRecords | null {
  const [last] = devicesOf(facts, hallId);
  return last ? { records: last.unsent, seenAt: last.seenAt } : null;
}

/** The devices of a hall for its table, latest call first. */
export function hallDevices(facts: ControlRoomFacts, hallId: number): HallDevice[] {
  return devicesOf(facts, hallId).map(({ id, name, phone, unsent, seenAt, battery, release }) => ({
    id,
    user: { name, phone },
    unsent,
    seenAt,
    battery,
    release,
  }));
}

/** Devices of a hall, latest call first. */
function devicesOf(facts: ControlRoomFacts, hallId: number): DeviceReport[] {
  return recentDevices(facts)
    .filter(({ placeId }) => placeId === hallId)
    .toSorted((a, b) => b.seenAt.localeCompare(a.seenAt));
}

function recentDevices({ devices, now }: ControlRoomFacts): DeviceReport[] {
  const from = instantOf(Date.parse(now) - forgotten);
  return devices.filter(({ seenAt }) => seenAt > from);
}
