import type { DeviceState } from './record.ts';

/**
 * The next time of a tap: whole seconds, strictly increasing, since the specified key of a record is its
 * second (W2). Milliseconds UTC.
 */
export function nextCreated(now: number, last: number): number {
  return Math.max(Math.floor(now / 1000) * 1000, last + 1000);
}

/** Hybrid logical clock: never before an earlier change of this device, and unique (W4). Milliseconds UTC. */
export function nextModified(now: number, last: number): number {
  return Math.max(Math.floor(now), last + 1);
}

/**
 * The offset to the server's clock after an answer. The Date header has whole seconds and the network a
 * delay, so that an answer gives a range; an offset inside it is kept, so that slow answers do not worsen a
 * good one.
 * @param current milliseconds that the server's clock is ahead of the device's
 * @param times of the call and its answer by the device's clock, and the server's Date; milliseconds
 */
export function offsetAfter(
  current: number,
  { sentAt, receivedAt, date }: { sentAt: number; receivedAt: number; date: number },
): number {
  const least = date - receivedAt;
  const most = date + 999 - sentAt;
  return Math.min(Math.max(current, least), most);
}

const idLength = 16;
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The state of a new device, with a generated id. */
export function newDevice(random: () => number): DeviceState {
  const letter = (): string => digits.charAt(Math.floor(random() * digits.length));
  const device = Array.from({ length: idLength }, letter).join('');
  return { device, counter: 0, lastCreated: 0, lastModified: 0, offset: 0 };
}
