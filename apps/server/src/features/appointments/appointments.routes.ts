import { answerOf, attachmentHeaders, foundOf } from '../../platform/http/index.ts';
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
    appointmentBoard: async ({ actor }) => foundOf(await readBoard(context, actor)),
    appointmentsSave: async ({ actor, body }) => answerOf(await saveAppointments(context, actor, body)),
    appointmentsFill: async ({ actor, body }) => answerOf(await fillAppointments(context, actor, body)),
    appointmentsPublish: async ({ actor, body }) => answerOf(await publishAppointments(context, actor, body)),
    appointmentsRemind: async ({ actor, body }) => answerOf(await remindPairs(context, actor, body.matchIds)),
    appointmentsConfirm: async ({ actor, body }) =>
      answerOf(await confirmAppointments(context, actor, body.matchIds)),
  };
}

function pairHandlers(context: AppointmentsContext): Handlers<PairCall> {
  return {
    refereePairCreate: async ({ actor, body }) => answerOf(await createPair(context, actor, body)),
    refereePairsFromRegistrations: async ({ actor }) => answerOf(await pairFromRegistrations(context, actor)),
    refereePairUpdate: async ({ actor, params, body }) =>
      answerOf(await savePair(context, actor, params.id, body)),
    refereePairDelete: async ({ actor, params }) => answerOf(await removePair(context, actor, params.id)),
  };
}

const editionMissing = {
  status: 404,
  body: { error: 'edition-missing', additionalProperties: {} },
} as const;

function paymentHandlers(context: AppointmentsContext): Handlers<PaymentCall> {
  return {
    appointmentPayments: async () => foundOf(await readPayments(context)),
    async appointmentPaymentsExport({ query }) {
      const made = await exportPayments(context, query.locale);
      if (!made.ok) return editionMissing;
      return { status: 200, body: made.value, headers: attachmentHeaders('referee-payments.xlsx') };
    },
    async appointmentPaymentsPdf({ query }) {
      const made = await printPayments(context, query.lang);
      if (!made.ok) return editionMissing;
      return { status: 200, body: made.value, headers: attachmentHeaders('referee-payments.pdf') };
    },
  };
}

function ownHandlers(context: AppointmentsContext): Handlers<OwnCall> {
  return {
    ownAppointments: async ({ actor }) => foundOf(await readOwnAppointments(context, actor)),
    ownAppointmentAnswer: async ({ actor, params, body }) =>
      answerOf(await answerAppointment(context, actor, params.id, body)),
  };
}
