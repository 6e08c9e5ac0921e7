import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const plan = '/api/v1/admin/plan' as const;
const draft = `${plan}/draft` as const;
const changes = `${plan}/changes` as const;

/** The organiser's calls about the plan: settings, teams, the draft that several work on, searches, versions. */
export const planOperations = {
  planOverview: { method: 'GET', path: plan, access: 'planOverview', statuses: readStatuses },
  planSettings: { method: 'GET', path: `${plan}/settings`, access: 'planSettings', statuses: readStatuses },
  planSettingsSave: {
    method: 'PUT',
    path: `${plan}/settings`,
    access: 'planSettingsSave',
    statuses: writtenStatuses,
  },
  planTeams: { method: 'GET', path: `${plan}/teams`, access: 'planTeams', statuses: readStatuses },
  planTeamsSave: { method: 'PUT', path: `${plan}/teams`, access: 'planTeamsSave', statuses: writtenStatuses },
  planDraft: { method: 'GET', path: draft, access: 'planDraft', statuses: readStatuses },
  planCommand: {
    method: 'POST',
    path: `${draft}/commands`,
    access: 'planCommand',
    statuses: writtenStatuses,
  },
  planFromStanding: {
    method: 'POST',
    path: `${draft}/from-standing`,
    access: 'planFromStanding',
    statuses: writtenStatuses,
  },
  planStream: { method: 'GET', path: `${plan}/stream`, access: 'planStream', statuses: readStatuses },
  planRun: { method: 'GET', path: `${plan}/run`, access: 'planRun', statuses: readStatuses },
  planRunStart: { method: 'POST', path: `${plan}/run`, access: 'planRunStart', statuses: writtenStatuses },
  planRunStop: {
    method: 'POST',
    path: `${plan}/run/{id}/stop`,
    access: 'planRunStop',
    statuses: writtenStatuses,
  },
  planVersions: { method: 'GET', path: `${plan}/versions`, access: 'planVersions', statuses: readStatuses },
  planPublishPreview: {
    method: 'POST',
    path: `${plan}/versions/preview`,
    access: 'planPublishPreview',
    statuses: writtenStatuses,
  },
  planPublish: { method: 'POST', path: `${plan}/versions`, access: 'planPublish', statuses: writtenStatuses },
  planRollback: {
    method: 'POST',
    path: `${plan}/versions/{number}/rollback`,
    access: 'planRollback',
    statuses: writtenStatuses,
  },
  planChanges: { method: 'GET', path: changes, access: 'planChanges', statuses: readStatuses },
  planRepair: { method: 'POST', path: `${changes}/plans`, access: 'planRepair', statuses: writtenStatuses },
  planRepairApply: { method: 'POST', path: changes, access: 'planRepairApply', statuses: writtenStatuses },
  planRepairUndo: {
    method: 'POST',
    path: `${changes}/undo`,
    access: 'planRepairUndo',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
