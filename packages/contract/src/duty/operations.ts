import type { Operation } from '../operation.ts';
import { readStatuses, refusedStatuses, writtenStatuses } from '../statuses.ts';

const duty = '/api/v1/admin/duty' as const;
const volunteer = `${duty}/volunteers/{id}` as const;
const shift = `${duty}/shifts/{id}` as const;
const onShift = `${shift}/volunteers/{volunteerId}` as const;
const ofHall = '/api/v1/reporter/hall/{id}/duty' as const;
const own = '/api/v1/duty' as const;
const byLink = [200, 400, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;

/** People on duty: for organisers, for volunteers with the links of their own pages, and at the tables of halls. */
export const dutyOperations = {
  duty: { method: 'GET', path: duty, access: 'organiser', statuses: readStatuses },
  dutyChoices: { method: 'GET', path: `${duty}/choices`, access: 'organiser', statuses: readStatuses },
  dutyWorkbook: {
    method: 'GET',
    path: '/api/v1/admin/duty.xlsx',
    access: 'organiser',
    statuses: readStatuses,
  },
  shiftsRenew: { method: 'POST', path: `${duty}/shifts`, access: 'organiser', statuses: writtenStatuses },
  shiftsFill: { method: 'POST', path: `${duty}/fill`, access: 'organiser', statuses: writtenStatuses },
  shiftSave: { method: 'PUT', path: shift, access: 'organiser', statuses: writtenStatuses },
  shiftDelete: { method: 'DELETE', path: shift, access: 'organiser', statuses: [204, ...refusedStatuses] },
  shiftSplit: { method: 'POST', path: `${shift}/split`, access: 'organiser', statuses: writtenStatuses },
  shiftCandidates: {
    method: 'GET',
    path: `${shift}/candidates`,
    access: 'organiser',
    statuses: readStatuses,
  },
  shiftPersonSave: { method: 'PUT', path: onShift, access: 'organiser', statuses: writtenStatuses },
  shiftPersonDelete: {
    method: 'DELETE',
    path: onShift,
    access: 'organiser',
    statuses: [204, ...refusedStatuses],
  },
  volunteerCreate: {
    method: 'POST',
    path: `${duty}/volunteers`,
    access: 'organiser',
    statuses: [201, ...refusedStatuses],
  },
  volunteerUpdate: { method: 'PUT', path: volunteer, access: 'organiser', statuses: writtenStatuses },
  volunteerDelete: {
    method: 'DELETE',
    path: volunteer,
    access: 'organiser',
    statuses: [204, ...refusedStatuses],
  },
  volunteerLink: {
    method: 'POST',
    path: `${volunteer}/link`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  dutyMessages: { method: 'GET', path: `${duty}/messages`, access: 'organiser', statuses: readStatuses },
  dutyMessageSend: {
    method: 'POST',
    path: `${duty}/messages`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  dutyInvitationCreate: {
    method: 'POST',
    path: `${duty}/invitations`,
    access: 'organiser',
    statuses: [201, ...refusedStatuses],
  },
  dutyInvitationDelete: {
    method: 'DELETE',
    path: `${duty}/invitations/{id}`,
    access: 'organiser',
    statuses: [204, ...refusedStatuses],
  },
  dutyInvitationOfLink: {
    method: 'POST',
    path: `${own}/invitation`,
    access: 'public',
    statuses: byLink,
  },
  dutyJoin: {
    method: 'POST',
    path: `${own}/volunteers`,
    access: 'public',
    statuses: [201, 400, 403, 404, 409, 413, 415, 422, 429, 500, 503],
  },
  ownDuty: { method: 'POST', path: `${own}/own`, access: 'public', statuses: byLink },
  ownDutyAnswer: { method: 'POST', path: `${own}/own/answers`, access: 'public', statuses: byLink },
  ownDutyHours: { method: 'PUT', path: `${own}/own/hours`, access: 'public', statuses: byLink },
  ownDutyTake: { method: 'POST', path: `${own}/own/takes`, access: 'public', statuses: byLink },
  hallDuty: { method: 'GET', path: ofHall, access: 'reporter', statuses: readStatuses },
  hallDutySave: { method: 'PUT', path: ofHall, access: 'reporter', statuses: writtenStatuses },
  dutyCalendar: {
    method: 'GET',
    path: `${own}/calendar/{token}/shifts.ics`,
    access: 'public',
    statuses: [200, 400, 403, 404, 429, 500, 503],
  },
} as const satisfies Record<string, Operation>;
