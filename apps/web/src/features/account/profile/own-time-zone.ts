/** The zone of this device: when one signed in is a matter of one's own day, not of the tournament's. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
