import { answerOf, foundOf, guardOf } from '../../platform/http/index.ts';
import type { Guard, Handlers } from '../../platform/http/index.ts';
import type { PlanContext } from './context.ts';
import { appendCommand } from './draft/append-command.use-case.ts';
import { readDraft } from './draft/read-draft.use-case.ts';
import { readOverview } from './read-overview.use-case.ts';
import { readSettings } from './settings/read-settings.use-case.ts';
import { readTeams } from './settings/read-teams.use-case.ts';
import { saveSettings } from './settings/save-settings.use-case.ts';
import { saveTeams } from './settings/save-teams.use-case.ts';

type SettingsCall = 'planOverview' | 'planSettings' | 'planSettingsSave' | 'planTeams' | 'planTeamsSave';
type DraftCall = 'planDraft' | 'planCommand';

/** What organisers plan the tournament by. */
export function planHandlers(context: PlanContext): Handlers<SettingsCall | DraftCall> {
  const guard = guardOf(context.clock);
  return { ...settingsHandlers(context, guard), ...draftHandlers(context, guard) };
}

function settingsHandlers(context: PlanContext, guard: Guard): Handlers<SettingsCall> {
  return {
    planOverview: ({ actor }) =>
      guard(actor, 'planOverview', async () => foundOf(await readOverview(context))),
    planSettings: ({ actor }) =>
      guard(actor, 'planSettings', async () => foundOf(await readSettings(context))),
    planSettingsSave: ({ actor, body }) =>
      guard(actor, 'planSettingsSave', async (by) => answerOf(await saveSettings(context, by, body))),
    planTeams: ({ actor }) => guard(actor, 'planTeams', async () => foundOf(await readTeams(context))),
    planTeamsSave: ({ actor, body }) =>
      guard(actor, 'planTeamsSave', async (by) => answerOf(await saveTeams(context, by, body))),
  };
}

function draftHandlers(context: PlanContext, guard: Guard): Handlers<DraftCall> {
  return {
    planDraft: ({ actor }) => guard(actor, 'planDraft', async () => foundOf(await readDraft(context))),
    planCommand: ({ actor, body }) =>
      guard(actor, 'planCommand', async (by) => answerOf(await appendCommand(context, by, body))),
  };
}
