import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { PathId, workbookLanguage } from '../common.ts';
import { route } from '../route.ts';
import { appointmentOperations as operations } from './operations.ts';
import {
  AppointmentAnswerBody,
  AppointmentBoard,
  AppointmentDaysBody,
  AppointmentMatchesBody,
  AppointmentPayments,
  AppointmentsBody,
  OwnAppointments,
  RefereePairBody,
  RefereePairUpdateBody,
} from './schemas.ts';

const tag = 'appointments';
const params = z.object({ id: PathId });
const board = { 200: AppointmentBoard } as const;
const workbook = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const boardRoutes = {
  appointmentBoard: route(operations.appointmentBoard, {
    tag,
    summary: 'Pairs, matches and who leads which, with all that the engine appoints by',
    answers: board,
  }),
  appointmentsSave: route(operations.appointmentsSave, {
    tag,
    summary: 'Gives matches to pairs; one that another organiser has given away meanwhile is answered 409',
    body: AppointmentsBody,
    bodyBytes: 1024 * 1024,
    answers: board,
  }),
  appointmentsFill: route(operations.appointmentsFill, {
    tag,
    summary: 'Finds pairs for all matches of these days that have none',
    body: AppointmentDaysBody,
    answers: board,
  }),
  appointmentsPublish: route(operations.appointmentsPublish, {
    tag,
    summary: 'Tells pairs what is new, moved or taken back, and shows them at their matches',
    body: AppointmentDaysBody,
    answers: board,
  }),
  appointmentsRemind: route(operations.appointmentsRemind, {
    tag,
    summary: 'Asks pairs again that have not answered',
    body: AppointmentMatchesBody,
    answers: board,
  }),
  appointmentsConfirm: route(operations.appointmentsConfirm, {
    tag,
    summary: 'Records the yes of a pair that has given it by word of mouth',
    body: AppointmentMatchesBody,
    answers: board,
  }),
};

const paymentRoutes = {
  appointmentPayments: route(operations.appointmentPayments, {
    tag,
    summary: 'What each referee gets',
    answers: { 200: AppointmentPayments },
  }),
  appointmentPaymentsExport: route(operations.appointmentPaymentsExport, {
    tag,
    summary: 'The same as a workbook',
    query: z.object(workbookLanguage),
    answers: { 200: workbook },
  }),
  appointmentPaymentsPdf: route(operations.appointmentPaymentsPdf, {
    tag,
    summary: 'The same as a list to sign',
    query: z.object({ lang: z.enum(locales).default('en') }),
    answers: { 200: { contentType: 'application/pdf' } },
  }),
};

const pairRoutes = {
  refereePairCreate: route(operations.refereePairCreate, {
    tag,
    summary: 'Makes a pair of two approved referees, or of one',
    body: RefereePairBody,
    answers: board,
  }),
  refereePairsFromRegistrations: route(operations.refereePairsFromRegistrations, {
    tag,
    summary: 'Makes pairs of approved referees who have named each other',
    body: z.strictObject({}),
    answers: board,
  }),
  refereePairUpdate: route(operations.refereePairUpdate, {
    tag,
    summary: 'Level, fees, absences and clubs of a pair',
    params,
    body: RefereePairUpdateBody,
    answers: board,
  }),
  refereePairDelete: route(operations.refereePairDelete, {
    tag,
    summary: 'Parts a pair that leads no match',
    params,
    answers: board,
  }),
};

const ownRoutes = {
  ownAppointments: route(operations.ownAppointments, {
    tag,
    summary: 'The matches of the pairs that the reader belongs to',
    answers: { 200: OwnAppointments },
  }),
  ownAppointmentAnswer: route(operations.ownAppointmentAnswer, {
    tag,
    summary: 'Yes or no to a match; with a no it goes back to the organiser',
    params,
    body: AppointmentAnswerBody,
    answers: { 200: OwnAppointments },
  }),
};

export const appointmentRoutes = { ...boardRoutes, ...paymentRoutes, ...pairRoutes, ...ownRoutes };
