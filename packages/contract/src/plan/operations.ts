import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const plan = '/api/v1/admin/plan' as const;
const draft = `${plan}/draft` as const;

/** The organiser's calls about the plan: settings, teams, the draft that several work on, searches, versions. */
export const planOperations = {
  planOverview: { method: 'GET', path: plan, statuses: readStatuses },
  planSettings: { method: 'GET', path: `${plan}/settings`, statuses: readStatuses },
  planSettingsSave: { method: 'PUT', path: `${plan}/settings`, statuses: writtenStatuses },
  planTeams: { method: 'GET', path: `${plan}/teams`, statuses: readStatuses },
  planTeamsSave: { method: 'PUT', path: `${plan}/teams`, statuses: writtenStatuses },
  planDraft: { method: 'GET', path: draft, statuses: readStatuses },
  planCommand: { method: 'POST', path: `${draft}/commands`, statuses: writtenStatuses },
  planFromStanding: { method: 'POST', path: `${draft}/from-standing`, statuses: writtenStatuses },
  planStream: { method: 'GET', path: `${plan}/stream`, statuses: readStatuses },
  planRun: { method: 'GET', path: `${plan}/run`, statuses: readStatuses },
  planRunStart: { method: 'POST', path: `${plan}/run`, statuses: writtenStatuses },
  planRunStop: { method: 'POST', path: `${plan}/run/{id}/stop`, statuses: writtenStatuses },
  planVersions: { method: 'GET', path: `${plan}/versions`, statuses: readStatuses },
  planPublishPreview: { method: 'POST', path: `${plan}/versions/preview`, statuses: writtenStatuses },
  planPublish: { method: 'POST', path: `${plan}/versions`, statuses: writtenStatuses },
  planRollback: { method: 'POST', path: `${plan}/versions/{number}/rollback`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
