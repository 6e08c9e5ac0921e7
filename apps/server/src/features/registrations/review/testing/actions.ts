import type { Action } from '@sevenmetre/contract/permissions';

/** All calls of organisers about registrations and beds. */
export const reviewActions = [
  'adminOverview',
  'clubRegistrations',
  'clubRegistrationsExport',
  'clubRegistrationAdmin',
  'clubStatesChange',
  'clubNoteSave',
  'teamWithdrawal',
  'teamStatesChange',
  'refereeRegistrations',
  'refereeRegistrationsExport',
  'refereeRegistrationAdmin',
  'refereeStatesChange',
  'refereeNoteSave',
  'refereeHallsSave',
  'accommodation',
  'accommodationExport',
  'lodgingCreate',
  'lodgingUpdate',
  'lodgingDelete',
  'allotmentCreate',
  'allotmentDelete',
] as const satisfies readonly Action[];
