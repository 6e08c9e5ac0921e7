import { clamped, instantOf } from './stamp.ts';

/**
 * Instant of a recorded clock by the server's clock, milliseconds UTC. A device that does not know the
 * server's clock sends its own with the call, from which the age follows except for the network delay. At
 * most now + 2 s; now if the time is invalid (SY33).
 */
export function arrivingClockAt(
  sent: { readonly at: string; readonly deviceTime?: string | undefined },
  now: number,
): number {
  const at = instantOf(sent.at);
  const deviceTime = sent.deviceTime === undefined ? null : instantOf(sent.deviceTime);
  return clamped(at === null || deviceTime === null ? at : at + now - deviceTime, now);
}
