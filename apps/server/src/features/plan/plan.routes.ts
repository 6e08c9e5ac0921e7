import { answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { PlanContext } from './context.ts';
import { appendCommand } from './draft/append-command.use-case.ts';
import { draftFromStanding } from './draft/draft-from-standing.use-case.ts';
import { readDraft } from './draft/read-draft.use-case.ts';
import { readOverview } from './read-overview.use-case.ts';
import { readSettings } from './settings/read-settings.use-case.ts';
import { readTeams } from './settings/read-teams.use-case.ts';
import { saveSettings } from './settings/save-settings.use-case.ts';
import { saveTeams } from './settings/save-teams.use-case.ts';
import { publish } from './versions/publish.use-case.ts';
import { readDifference, readVersions } from './versions/read-versions.use-case.ts';

type SettingsCall = 'planOverview' | 'planSettings' | 'planSettingsSave' | 'planTeams' | 'planTeamsSave';
type DraftCall = 'planDraft' | 'planCommand' | 'planFromStanding';
type VersionCall = 'planVersions' | 'planPublishPreview' | 'planPublish' | 'planRollback';

/** What organisers plan the tournament by. */
export function planHandlers(context: PlanContext): Handlers<SettingsCall | DraftCall | VersionCall> {
  return { ...settingsHandlers(context), ...draftHandlers(context), ...versionHandlers(context) };
}

function settingsHandlers(context: PlanContext): Handlers<SettingsCall> {
  return {
    planOverview: async () => foundOf(await readOverview(context)),
    planSettings: async () => foundOf(await readSettings(context)),
    planSettingsSave: async ({ actor, body }) => answerOf(await saveSettings(context, actor, body)),
    planTeams: async () => foundOf(await readTeams(context)),
    planTeamsSave: async ({ actor, body }) => answerOf(await saveTeams(context, actor, body)),
  };
}

function draftHandlers(context: PlanContext): Handlers<DraftCall> {
  return {
    planDraft: async () => foundOf(await readDraft(context)),
    planCommand: async ({ actor, body }) => answerOf(await appendCommand(context, actor, body)),
    planFromStanding: async ({ actor, body }) =>
      answerOf(await draftFromStanding(context, actor, body.revision)),
  };
}

function versionHandlers(context: PlanContext): Handlers<VersionCall> {
  return {
    planVersions: async () => foundOf(await readVersions(context)),
    planPublishPreview: async ({ body }) => answerOf(await readDifference(context, body)),
    planPublish: async ({ actor, body }) => answerOf(await publish(context, actor, null, body)),
    planRollback: async ({ actor, params, body }) =>
      answerOf(await publish(context, actor, params.number, body)),
  };
}
