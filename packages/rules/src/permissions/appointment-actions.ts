/** What organisers alone do about pairs, appointments and their payment, at any time: every such action with what holds for all of them. */
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
