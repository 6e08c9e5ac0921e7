import * as z from 'zod';
import { route } from '../route.ts';
import { PathId } from '../common.ts';
import { planOperations as operations } from './operations.ts';
import {
  PlanChanges,
  PlanCommandAnswer,
  PlanCommandBody,
  PlanDifference,
  PlanDraft,
  PlanFromStandingBody,
  PlanOverview,
  PlanPublishBody,
  PlanPublishPreviewBody,
  PlanRepairApplyBody,
  PlanRepairBody,
  PlanRepairUndoBody,
  PlanRepairs,
  PlanRollbackBody,
  PlanRunAnswer,
  PlanRunStartBody,
  PlanRunStopBody,
  PlanSettings,
  PlanSettingsBody,
  PlanTeams,
  PlanTeamsBody,
  PlanVersions,
} from './schemas.ts';

const tag = 'organiser';
/** Commands and formats of a large tournament are longer than other bodies. */
const bodyBytes = 2 * 1024 * 1024;

const settingsRoutes = {
  planOverview: route(operations.planOverview, {
    tag,
    summary: 'How far the plan is: capacity with its proof, state of each category, next steps',
    answers: { 200: PlanOverview },
  }),
  planSettings: route(operations.planSettings, {
    tag,
    summary: 'Courts, hours, blocks, ways, rules of categories and weights, with defaults',
    answers: { 200: PlanSettings },
  }),
  planSettingsSave: route(operations.planSettingsSave, {
    tag,
    summary: 'Saves the parts of the settings that are named',
    body: PlanSettingsBody,
    bodyBytes,
    answers: { 200: PlanSettings },
  }),
  planTeams: route(operations.planTeams, {
    tag,
    summary: 'Teams by category with what counts for draw and schedule',
    answers: { 200: PlanTeams },
  }),
  planTeamsSave: route(operations.planTeamsSave, {
    tag,
    summary: 'Saves seed, wishes and coaches of teams',
    body: PlanTeamsBody,
    bodyBytes,
    answers: { 200: PlanTeams },
  }),
};

const draftRoutes = {
  planDraft: route(operations.planDraft, {
    tag,
    summary: 'The draft, its last commands, and what the engine derives from it',
    answers: { 200: PlanDraft },
  }),
  planCommand: route(operations.planCommand, {
    tag,
    summary:
      'Appends a change to the draft; one that touches what others have changed since is answered with their commands',
    body: PlanCommandBody,
    bodyBytes,
    answers: { 200: PlanCommandAnswer },
  }),
  planFromStanding: route(operations.planFromStanding, {
    tag,
    summary: 'Replaces the draft by the groups and matches that stand',
    body: PlanFromStandingBody,
    answers: { 200: PlanDraft },
  }),
  planStream: route(operations.planStream, {
    tag,
    summary:
      'Server-sent events: `command` with its number as id, `run`, `settings`, `version`, `reset` (fetch the draft again)',
    query: z.object({ since: PathId.or(z.literal('0').transform(() => 0)).optional() }),
    answers: { 200: { contentType: 'text/event-stream' } },
  }),
};

const runRoutes = {
  planRun: route(operations.planRun, {
    tag,
    summary: 'The search that runs, or the last one',
    answers: { 200: PlanRunAnswer },
  }),
  planRunStart: route(operations.planRunStart, {
    tag,
    summary: 'Starts a search for a better schedule; one at a time for an edition',
    body: PlanRunStartBody,
    answers: { 200: PlanRunAnswer },
  }),
  planRunStop: route(operations.planRunStop, {
    tag,
    summary: 'Ends a search, and takes its best schedule as one command or not',
    params: z.object({ id: PathId }),
    body: PlanRunStopBody,
    answers: { 200: PlanRunAnswer },
  }),
};

const versionRoutes = {
  planVersions: route(operations.planVersions, {
    tag,
    summary: 'Published plans, the newest first',
    answers: { 200: PlanVersions },
  }),
  planPublishPreview: route(operations.planPublishPreview, {
    tag,
    summary: 'What publishing the draft, or an older version, would change. Stores nothing',
    body: PlanPublishPreviewBody,
    answers: { 200: PlanDifference },
  }),
  planPublish: route(operations.planPublish, {
    tag,
    summary: 'Publishes the draft as a new version; a repeat under the same key publishes nothing again',
    body: PlanPublishBody,
    answers: { 200: PlanVersions },
  }),
  planRollback: route(operations.planRollback, {
    tag,
    summary: 'Publishes an older version as a new one',
    params: z.object({ number: PathId }),
    body: PlanRollbackBody,
    answers: { 200: PlanVersions },
  }),
};

const changeRoutes = {
  planChanges: route(operations.planChanges, {
    tag,
    summary: 'The published schedule as it is now, and what the last change was',
    answers: { 200: PlanChanges },
  }),
  planRepair: route(operations.planRepair, {
    tag,
    summary: 'Up to three plans after something has happened, with what each costs. Stores nothing',
    body: PlanRepairBody,
    answers: { 200: PlanRepairs },
  }),
  planRepairApply: route(operations.planRepairApply, {
    tag,
    summary: 'Publishes one of these plans; a repeat under the same key publishes nothing again',
    body: PlanRepairApplyBody,
    bodyBytes,
    answers: { 200: PlanVersions },
  }),
  planRepairUndo: route(operations.planRepairUndo, {
    tag,
    summary: 'Takes the last change back',
    body: PlanRepairUndoBody,
    answers: { 200: PlanVersions },
  }),
};

/** Calls of organisers for planning. */
export const planRoutes = {
  ...settingsRoutes,
  ...draftRoutes,
  ...runRoutes,
  ...versionRoutes,
  ...changeRoutes,
};
