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
