/** Milliseconds before a shift from which its people can be there. */
const early = 60 * 60_000;

/**
 * Whether the presence of somebody on a shift can be ticked: from an hour before it until its end (DU11).
 * @param now milliseconds UTC
 */
export function isPresenceOpen(
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  now: number,
): boolean {
  return now >= startsAt - early && now < endsAt;
}
