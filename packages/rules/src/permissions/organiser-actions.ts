/** Actions on beds and meals that only organisers may do, each with the same value. */
export function forAccommodation<const T>(one: T) {
  return {
    accommodation: one,
    accommodationExport: one,
    lodgingCreate: one,
    lodgingUpdate: one,
    lodgingDelete: one,
    allotmentCreate: one,
    allotmentDelete: one,
    lodgingsCreate: one,
    allotmentMove: one,
    allotmentPlan: one,
    allotmentPlanGive: one,
    meals: one,
  };
}

/**
 * Actions on pairs, appointments and payments that only organisers may do, at any time, each with the same
 * value.
 */
export function forAppointments<const T>(one: T) {
  return {
    appointmentBoard: one,
    appointmentsSave: one,
    appointmentsFill: one,
    appointmentsPublish: one,
    appointmentsRemind: one,
    appointmentsConfirm: one,
    appointmentPayments: one,
    appointmentPaymentsExport: one,
    appointmentPaymentsPdf: one,
    refereePairCreate: one,
    refereePairsFromRegistrations: one,
    refereePairUpdate: one,
    refereePairDelete: one,
  };
}

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

/** Actions in the control room that only organisers may do, each with the same value. */
export function forControlRoom<const T>(one: T) {
  return {
    controlRoom: one,
    taskTake: one,
    announcementCreate: one,
    announcementEnd: one,
  };
}
