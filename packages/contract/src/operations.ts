import { accountOperations } from './account-operations.ts';
import { clubOperations } from './club-operations.ts';
import { backOfficeOperations } from './back-office-operations.ts';
import { deskOperations } from './desk-operations.ts';
import { imagePath } from './image-path.ts';
import { laterOperations } from './later-operations.ts';
import { listOperations } from './list-operations.ts';
import { moneyOperations } from './money-operations.ts';
import { officeOperations } from './office-operations.ts';
import { pageOperations } from './page-operations.ts';
import type { Operation } from './page-operations.ts';
import { planOperations } from './plan/operations.ts';
import { registrationOperations } from './registration-operations.ts';
import { reporterOperations } from './reporter-operations.ts';
import { refereeOperations } from './referee-operations.ts';
import { rosterOperations } from './roster-operations.ts';
import { settingsOperations } from './settings-operations.ts';
import { ownReadStatuses, recordedStatuses, sliceStatuses } from './statuses.ts';

const event = '/api/v1/competition/match/{matchId}/events' as const;

/**
 * Every call of the product, without schemas: light enough for a browser. The first load takes
 * `pageOperations` only, and public pages that work `laterOperations`.
 * The name of an operation is its OpenAPI operationId, the name of a permission and of a record's link.
 * `statuses` is complete: an answer with another status is a fault on either side.
 */
export const operations = {
  ...pageOperations,
  ...laterOperations,
  ...accountOperations,
  ...clubOperations,
  ...rosterOperations,
  ...refereeOperations,
  healthReady: { method: 'GET', path: '/health/ready', statuses: [200, 503] },
  metrics: { method: 'GET', path: '/metrics', statuses: [200, 403] },

  enums: { method: 'GET', path: '/api/v1/web/enums', statuses: sliceStatuses },
  competitionMatch: {
    method: 'GET',
    path: '/api/v1/competition/competition-match/{id}',
    statuses: [...sliceStatuses, 401, 403],
  },
  competitionMatchLive: {
    method: 'GET',
    path: '/api/v1/competition/competition-match-live/{id}',
    statuses: [...sliceStatuses, 401, 403],
  },

  competitionReferees: {
    method: 'GET',
    path: '/api/v1/competition/referees',
    statuses: [...sliceStatuses, 401, 403],
  },
  fileUpload: {
    method: 'POST',
    path: '/api/v1/web/files',
    statuses: [201, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  },
  fileDownload: {
    method: 'GET',
    path: '/api/v1/web/files/{id}',
    statuses: ownReadStatuses,
  },
  fileDelete: {
    method: 'DELETE',
    path: '/api/v1/web/files/{id}',
    statuses: [204, 400, 401, 403, 404, 429, 500, 503],
  },
  image: { method: 'GET', path: imagePath, statuses: [...sliceStatuses, 403, 422, 502] },

  matchCard: { method: 'GET', path: '/api/v1/cards/match/{id}.png', statuses: sliceStatuses },
  groupCard: { method: 'GET', path: '/api/v1/cards/group/{label}.png', statuses: sliceStatuses },

  matchesCsv: { method: 'GET', path: '/api/v1/open/matches.csv', statuses: sliceStatuses },
  standingsCsv: { method: 'GET', path: '/api/v1/open/standings.csv', statuses: sliceStatuses },
  teamsCsv: { method: 'GET', path: '/api/v1/open/teams.csv', statuses: sliceStatuses },
  hallsCsv: { method: 'GET', path: '/api/v1/open/halls.csv', statuses: sliceStatuses },

  teamCalendar: { method: 'GET', path: '/api/v1/calendar/team/{id}/matches.ics', statuses: sliceStatuses },
  hallCalendar: { method: 'GET', path: '/api/v1/calendar/hall/{id}/matches.ics', statuses: sliceStatuses },
  teamsCalendar: { method: 'GET', path: '/api/v1/calendar/teams.ics', statuses: sliceStatuses },

  mails: { method: 'GET', path: '/api/v1/admin/mails', statuses: [200, 401, 403, 429, 500] },
  mail: {
    method: 'GET',
    path: '/api/v1/admin/mails/{name}',
    statuses: [200, 400, 401, 403, 404, 429, 500],
  },

  matchStage: {
    method: 'POST',
    path: '/api/v1/competition/match/{id}/stage/{stage_id}',
    statuses: recordedStatuses,
  },
  matchEventCreate: { method: 'POST', path: event, statuses: recordedStatuses },
  matchEventUpdate: { method: 'PUT', path: `${event}/{eventId}`, statuses: recordedStatuses },
  matchEventDelete: { method: 'DELETE', path: `${event}/{eventId}`, statuses: recordedStatuses },
  matchClock: {
    method: 'POST',
    path: '/api/v1/competition/match/{matchId}/clock',
    statuses: recordedStatuses,
  },

  ...reporterOperations,
  ...backOfficeOperations,
  ...deskOperations,
  ...officeOperations,
  ...settingsOperations,
  ...listOperations,
  ...registrationOperations,
  ...moneyOperations,
  ...planOperations,
} as const satisfies Record<string, Operation>;

export type { Operation } from './page-operations.ts';
export type Operations = typeof operations;
export type OperationName = keyof Operations;
