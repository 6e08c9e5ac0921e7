/** Actions at the check-in desk that only organisers may do, each with the same value. */
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
