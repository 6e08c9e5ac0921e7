import type { DeviceState } from './record.ts';

/**
 * The next time of a tap: whole seconds, and strictly greater than every one before, since the specified key of a
 * record is its second (W2). Milliseconds UTC.
 */
export function nextCreated(now: number, last: number): number {
  return Math.max(Math.floor(now / 1000) * 1000, last + 1000);
}

/** Hybrid clock: never behind what this device has written before, and no two changes alike (W4). Milliseconds UTC. */
export function nextModified(now: number, last: number): number {
  return Math.max(Math.floor(now), last + 1);
}

/**
 * The offset to the server's clock after an answer. The Date header has whole seconds and the way takes its time, so an
 * answer gives a range; an offset inside it stays as it is, so that slow answers do not shake a good one.
 * @param current milliseconds that the server's clock is ahead of the device's
 * @param times when the call left and the answer came, by the device's clock, and the server's Date; milliseconds
 */
export function offsetAfter(
  current: number,
  { sentAt, heardAt, date }: { sentAt: number; heardAt: number; date: number },
): number {
  const least = date - heardAt;
  const most = date + 999 - sentAt;
  return Math.min(Math.max(current, least), most);
}

const idLength = 16;
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A device that has never recorded anything gives itself a name. */
export function newDevice(random: () => number): DeviceState {
  const letter = (): string => digits.charAt(Math.floor(random() * digits.length));
  const device = Array.from({ length: idLength }, letter).join('');
  return { device, counter: 0, lastCreated: 0, lastModified: 0, offset: 0 };
}
