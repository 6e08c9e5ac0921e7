import type { Operation } from '../operation.ts';
import { ownReadStatuses, readStatuses, refusedStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin/appointments' as const;
const pairs = '/api/v1/admin/referee-pairs' as const;
const own = '/api/v1/web/appointments' as const;

/** Pairs of referees, who leads which match, and what the pairs answer. */
export const appointmentOperations = {
  appointmentBoard: { method: 'GET', path: admin, access: 'organiser', statuses: readStatuses },
  appointmentsSave: { method: 'PUT', path: admin, access: 'organiser', statuses: writtenStatuses },
  appointmentsFill: {
    method: 'POST',
    path: `${admin}/fill`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  appointmentsPublish: {
    method: 'POST',
    path: `${admin}/publication`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  appointmentsRemind: {
    method: 'POST',
    path: `${admin}/reminders`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  appointmentsConfirm: {
    method: 'POST',
    path: `${admin}/confirmations`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  appointmentPayments: {
    method: 'GET',
    path: `${admin}/payments`,
    access: 'organiser',
    statuses: readStatuses,
  },
  appointmentPaymentsExport: {
    method: 'GET',
    path: `${admin}/payments.xlsx`,
    access: 'organiser',
    statuses: readStatuses,
  },
  appointmentPaymentsPdf: {
    method: 'GET',
    path: `${admin}/payments.pdf`,
    access: 'organiser',
    statuses: readStatuses,
  },
  refereePairCreate: { method: 'POST', path: pairs, access: 'organiser', statuses: writtenStatuses },
  refereePairsFromRegistrations: {
    method: 'POST',
    path: `${pairs}/from-registrations`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  refereePairUpdate: {
    method: 'PUT',
    path: `${pairs}/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  refereePairDelete: {
    method: 'DELETE',
    path: `${pairs}/{id}`,
    access: 'organiser',
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
