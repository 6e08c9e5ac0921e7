import { clamped, instantOf } from './stamp.ts';

/**
 * When a recorded clock stood, by the server's clock, milliseconds UTC. A device that has not learnt the server's clock sends its
 * own with the call: how long ago it was is then known but for the way of the call. Never later than now + 2 s; without a
 * time that can be read it is now (SY33).
 */
export function arrivingClockAt(
  sent: { readonly at: string; readonly deviceTime?: string | undefined },
  now: number,
): number {
  const at = instantOf(sent.at);
  const deviceTime = sent.deviceTime === undefined ? null : instantOf(sent.deviceTime);
  return clamped(at === null || deviceTime === null ? at : at + now - deviceTime, now);
}
