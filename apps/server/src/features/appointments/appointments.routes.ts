import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { readBoard, saveAppointments } from './change-appointments.use-case.ts';
import { createPair, pairFromRegistrations, removePair, savePair } from './change-pairs.use-case.ts';
import type { AppointmentsContext } from './context.ts';
import { exportPayments, printPayments } from './export-payments.use-case.ts';
import { fillAppointments } from './fill-appointments.use-case.ts';
import { answerAppointment, readOwnAppointments } from './own-appointments.use-case.ts';
import { readPayments } from './read-payments.use-case.ts';
import { confirmAppointments, publishAppointments, remindPairs } from './publish-appointments.use-case.ts';

type BoardCall =
  | 'appointmentBoard'
  | 'appointmentsSave'
  | 'appointmentsFill'
  | 'appointmentsPublish'
  | 'appointmentsRemind'
  | 'appointmentsConfirm';
type PairCall =
  | 'refereePairCreate'
  | 'refereePairsFromRegistrations'
  | 'refereePairUpdate'
  | 'refereePairDelete';
type PaymentCall = 'appointmentPayments' | 'appointmentPaymentsExport' | 'appointmentPaymentsPdf';
type OwnCall = 'ownAppointments' | 'ownAppointmentAnswer';

/** Pairs of referees: who leads which match, what they answer, what they get. */
export function appointmentHandlers(
  context: AppointmentsContext,
): Handlers<BoardCall | PairCall | PaymentCall | OwnCall> {
  return {
    ...boardHandlers(context),
    ...pairHandlers(context),
    ...paymentHandlers(context),
    ...ownHandlers(context),
  };
}

function boardHandlers(context: AppointmentsContext): Handlers<BoardCall> {
  return {
    appointmentBoard: ({ actor }) => readBoard(context, actor),
    appointmentsSave: ({ actor, body }) => saveAppointments(context, actor, body),
    appointmentsFill: ({ actor, body }) => fillAppointments(context, actor, body),
    appointmentsPublish: ({ actor, body }) => publishAppointments(context, actor, body),
    appointmentsRemind: ({ actor, body }) => remindPairs(context, actor, body.matchIds),
    appointmentsConfirm: ({ actor, body }) => confirmAppointments(context, actor, body.matchIds),
  };
}

function pairHandlers(context: AppointmentsContext): Handlers<PairCall> {
  return {
    refereePairCreate: ({ actor, body }) => createPair(context, actor, body),
    refereePairsFromRegistrations: ({ actor }) => pairFromRegistrations(context, actor),
    refereePairUpdate: ({ actor, params, body }) => savePair(context, actor, params.id, body),
    refereePairDelete: ({ actor, params }) => removePair(context, actor, params.id),
  };
}

function paymentHandlers(context: AppointmentsContext): Handlers<PaymentCall> {
  return {
    appointmentPayments: () => readPayments(context),
    async appointmentPaymentsExport({ query }) {
      const made = await exportPayments(context, query.locale);
      if (!made.ok) return made;
      return { status: 200, body: made.value, headers: attachmentHeaders('referee-payments.xlsx') };
    },
    async appointmentPaymentsPdf({ query }) {
      const made = await printPayments(context, query.lang);
      if (!made.ok) return made;
      return { status: 200, body: made.value, headers: attachmentHeaders('referee-payments.pdf') };
    },
  };
}

function ownHandlers(context: AppointmentsContext): Handlers<OwnCall> {
  return {
    ownAppointments: ({ actor }) => readOwnAppointments(context, actor),
    ownAppointmentAnswer: ({ actor, params, body }) => answerAppointment(context, actor, params.id, body),
  };
}
