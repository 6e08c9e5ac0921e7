/** The zone of this device: sign-in times are shown in the user's own zone, not in the tournament's. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
