import type { Operation } from '../operation.ts';
import { ownReadStatuses, readStatuses, refusedStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin/appointments' as const;
const pairs = '/api/v1/admin/referee-pairs' as const;
const own = '/api/v1/web/appointments' as const;

/** Pairs of referees, who leads which match, and what the pairs answer. */
export const appointmentOperations = {
  appointmentBoard: { method: 'GET', path: admin, access: 'appointmentBoard', statuses: readStatuses },
  appointmentsSave: { method: 'PUT', path: admin, access: 'appointmentsSave', statuses: writtenStatuses },
  appointmentsFill: {
    method: 'POST',
    path: `${admin}/fill`,
    access: 'appointmentsFill',
    statuses: writtenStatuses,
  },
  appointmentsPublish: {
    method: 'POST',
    path: `${admin}/publication`,
    access: 'appointmentsPublish',
    statuses: writtenStatuses,
  },
  appointmentsRemind: {
    method: 'POST',
    path: `${admin}/reminders`,
    access: 'appointmentsRemind',
    statuses: writtenStatuses,
  },
  appointmentsConfirm: {
    method: 'POST',
    path: `${admin}/confirmations`,
    access: 'appointmentsConfirm',
    statuses: writtenStatuses,
  },
  appointmentPayments: {
    method: 'GET',
    path: `${admin}/payments`,
    access: 'appointmentPayments',
    statuses: readStatuses,
  },
  appointmentPaymentsExport: {
    method: 'GET',
    path: `${admin}/payments.xlsx`,
    access: 'appointmentPaymentsExport',
    statuses: readStatuses,
  },
  appointmentPaymentsPdf: {
    method: 'GET',
    path: `${admin}/payments.pdf`,
    access: 'appointmentPaymentsPdf',
    statuses: readStatuses,
  },
  refereePairCreate: { method: 'POST', path: pairs, access: 'refereePairCreate', statuses: writtenStatuses },
  refereePairsFromRegistrations: {
    method: 'POST',
    path: `${pairs}/from-registrations`,
    access: 'refereePairsFromRegistrations',
    statuses: writtenStatuses,
  },
  refereePairUpdate: {
    method: 'PUT',
    path: `${pairs}/{id}`,
    access: 'refereePairUpdate',
    statuses: writtenStatuses,
  },
  refereePairDelete: {
    method: 'DELETE',
    path: `${pairs}/{id}`,
    access: 'refereePairDelete',
    statuses: [200, ...refusedStatuses],
  },
  ownAppointments: { method: 'GET', path: own, access: 'own', statuses: ownReadStatuses },
  ownAppointmentAnswer: {
    method: 'POST',
    path: `${own}/{id}/answer`,
    access: 'own',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
