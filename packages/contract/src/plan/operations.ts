import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const plan = '/api/v1/admin/plan' as const;
const draft = `${plan}/draft` as const;
const changes = `${plan}/changes` as const;

/** The organiser's calls about the plan: settings, teams, the draft that several work on, searches, versions. */
export const planOperations = {
  planOverview: { method: 'GET', path: plan, access: 'organiser', statuses: readStatuses },
  planSettings: { method: 'GET', path: `${plan}/settings`, access: 'organiser', statuses: readStatuses },
  planSettingsSave: {
    method: 'PUT',
    path: `${plan}/settings`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  planTeams: { method: 'GET', path: `${plan}/teams`, access: 'organiser', statuses: readStatuses },
  planTeamsSave: { method: 'PUT', path: `${plan}/teams`, access: 'organiser', statuses: writtenStatuses },
  planDraft: { method: 'GET', path: draft, access: 'organiser', statuses: readStatuses },
  planCommand: {
    method: 'POST',
    path: `${draft}/commands`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  planFromStanding: {
    method: 'POST',
    path: `${draft}/from-standing`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  planStream: { method: 'GET', path: `${plan}/stream`, access: 'organiser', statuses: readStatuses },
  planRun: { method: 'GET', path: `${plan}/run`, access: 'organiser', statuses: readStatuses },
  planRunStart: { method: 'POST', path: `${plan}/run`, access: 'organiser', statuses: writtenStatuses },
  planRunStop: {
    method: 'POST',
    path: `${plan}/run/{id}/stop`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  planVersions: { method: 'GET', path: `${plan}/versions`, access: 'organiser', statuses: readStatuses },
  planPublishPreview: {
    method: 'POST',
    path: `${plan}/versions/preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  planPublish: { method: 'POST', path: `${plan}/versions`, access: 'organiser', statuses: writtenStatuses },
  planRollback: {
    method: 'POST',
    path: `${plan}/versions/{number}/rollback`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  planChanges: { method: 'GET', path: changes, access: 'organiser', statuses: readStatuses },
  planRepair: { method: 'POST', path: `${changes}/plans`, access: 'organiser', statuses: writtenStatuses },
  planRepairApply: { method: 'POST', path: changes, access: 'organiser', statuses: writtenStatuses },
  planRepairUndo: {
    method: 'POST',
    path: `${changes}/undo`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
