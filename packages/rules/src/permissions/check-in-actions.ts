/** What organisers alone do at the check-in desk: every such action with what holds for all of them. */
export function forCheckIn<const T>(one: T) {
  return {
    checkIn: one,
    checkInClub: one,
    checkInStep: one,
    checkInCash: one,
    wristbands: one,
    cashReceipt: one,
  };
}
