import type { Handlers, OpenStreams } from '../../platform/http/index.ts';
import type { DatabaseLog } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';
import type { PlanContext } from './context.ts';
import { applyPlan } from './changes/apply-plan.use-case.ts';
import { findPlans } from './changes/find-plans.use-case.ts';
import { readChanges } from './changes/read-changes.use-case.ts';
import { undoChange } from './changes/undo-change.use-case.ts';
import { appendCommand } from './draft/append-command.use-case.ts';
import { draftFromStanding } from './draft/draft-from-standing.use-case.ts';
import { PlanStream } from './draft/plan-stream.ts';
import { planStreamHandler } from './draft/plan-stream.routes.ts';
import { readDraft } from './draft/read-draft.use-case.ts';
import { readOverview } from './overview/read-overview.use-case.ts';
import { type ScheduleFileCall, scheduleFileHandlers } from './schedule-file/schedule-file.routes.ts';
import { PlanRuns } from './runs/plan-runs.use-case.ts';
import type { TeamsContext } from './settings/read-last-ranking.use-case.ts';
import { readSettings } from './settings/read-settings.use-case.ts';
import { readTeams } from './settings/read-teams.use-case.ts';
import { saveSettings } from './settings/save-settings.use-case.ts';
import { saveTeams } from './settings/save-teams.use-case.ts';
import { publish } from './versions/publish.use-case.ts';
import { readDifference, readVersions } from './versions/read-versions.use-case.ts';

type SettingsCall = 'planOverview' | 'planSettings' | 'planSettingsSave' | 'planTeams' | 'planTeamsSave';
type DraftCall = 'planDraft' | 'planCommand' | 'planFromStanding';
type RunCall = 'planStream' | 'planRun' | 'planRunStart' | 'planRunStop';
type ChangeCall = 'planChanges' | 'planRepair' | 'planRepairApply' | 'planRepairUndo';
type VersionCall = 'planVersions' | 'planPublishPreview' | 'planPublish' | 'planRollback';

export interface Plan {
  readonly handlers: Handlers<
    SettingsCall | DraftCall | ScheduleFileCall | RunCall | VersionCall | ChangeCall
  >;
  /** Ends streams and searches. */
  stop(): Promise<void>;
}

/** With all that follows a publication: nothing of it may be forgotten where the server is composed. */
type PlanOptions = TeamsContext &
  Required<Pick<PlanContext, 'afterPublication'>> & {
    readonly random: Random;
    readonly log: DatabaseLog;
    readonly streams: OpenStreams;
  };

/** Handlers and streams of planning. */
export function createPlan(context: PlanOptions): Plan {
  const stream = new PlanStream(context);
  const process = context.random.bytes(12).toString('hex');
  const runs = new PlanRuns({ ...context, process });
  return {
    handlers: {
      ...settingsHandlers(context),
      ...draftHandlers(context),
      ...scheduleFileHandlers(context),
      ...runHandlers(stream, runs),
      ...versionHandlers(context),
      ...changeHandlers(context),
    },
    async stop() {
      stream.close();
      await runs.close();
    },
  };
}

function runHandlers(stream: PlanStream, runs: PlanRuns): Handlers<RunCall> {
  return {
    planStream: planStreamHandler(stream),
    planRun: () => runs.read(),
    planRunStart: ({ actor, body }) => runs.start(actor, body),
    planRunStop: ({ actor, params, body }) => runs.stop(actor, params.id, body.keep),
  };
}

function settingsHandlers(context: TeamsContext): Handlers<SettingsCall> {
  return {
    planOverview: () => readOverview(context),
    planSettings: () => readSettings(context),
    planSettingsSave: ({ actor, body }) => saveSettings(context, actor, body),
    planTeams: () => readTeams(context),
    planTeamsSave: ({ actor, body }) => saveTeams(context, actor, body),
  };
}

function draftHandlers(context: PlanContext): Handlers<DraftCall> {
  return {
    planDraft: () => readDraft(context),
    planCommand: ({ actor, body }) => appendCommand(context, actor, body),
    planFromStanding: ({ actor, body }) => draftFromStanding(context, actor, body.revision),
  };
}

function changeHandlers(context: PlanContext): Handlers<ChangeCall> {
  return {
    planChanges: () => readChanges(context),
    planRepair: ({ body }) => findPlans(context, body),
    planRepairApply: ({ actor, body }) => applyPlan(context, actor, body),
    planRepairUndo: ({ actor, body }) => undoChange(context, actor, body),
  };
}

function versionHandlers(context: PlanContext): Handlers<VersionCall> {
  return {
    planVersions: () => readVersions(context),
    planPublishPreview: ({ body }) => readDifference(context, body),
    planPublish: ({ actor, body }) => publish(context, actor, null, body),
    planRollback: ({ actor, params, body }) => publish(context, actor, params.number, body),
  };
}
