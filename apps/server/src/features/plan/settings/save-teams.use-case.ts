import type { PlanTeams, PlanTeamsBody } from '@sevenmetre/contract/plan/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { findPlanEdition } from '../plan-edition.ts';
import type { SettingsError } from './check-settings.ts';
import { type TeamsContext, readLastRanking } from './read-last-ranking.use-case.ts';
import { teamsBody } from './read-teams.use-case.ts';
import { lockDraft, updateDraft } from './settings.repository.ts';
import { findTeams, replaceCoaches, saveWishes } from './teams.repository.ts';

/**
 * Saves seed, wishes and coaches of the given teams; refused if settings have changed since they were read.
 */
export async function saveTeams(
  context: TeamsContext,
  actor: Actor,
  { revision, teams }: PlanTeamsBody,
): Promise<Outcome<PlanTeams>> {
  const { database, clock } = context;
  const last = await readLastRanking(context);
  return database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    if (!edition.ok) return edition;
    const editionId = edition.value.id;
    const now = clock.now();
    const draft = await lockDraft(editionId, now, tx);
    if (draft.settingsRevision !== revision)
      return refuse('plan-settings-changed', { revision: draft.settingsRevision });
    const known = new Set((await findTeams(editionId, tx)).map(({ id }) => id));
    const errors = errorsOf(teams, known);
    if (errors.length > 0) return refuse('plan-settings-invalid', { errors });
    for (const { id, coaches: _, ...wishes } of teams) await saveWishes(id, wishes, tx);
    const coaches = teams.flatMap(({ id, coaches: names }) => names.map((name) => ({ teamId: id, name })));
    await replaceCoaches(
      teams.map(({ id }) => id),
      coaches,
      tx,
    );
    await updateDraft(editionId, { settingsRevision: revision + 1, updatedAt: now }, tx);
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      editionId,
      action: 'plan.teams',
      subjectType: 'edition',
      subjectId: editionId,
      after: { revision: revision + 1, teams: teams.map(({ id }) => id).join(' ') },
    });
    await database.notify(tx);
    return done(await teamsBody(edition.value, last, tx));
  });
}

function errorsOf(teams: PlanTeamsBody['teams'], known: ReadonlySet<number>): SettingsError[] {
  return teams.flatMap(({ id, notBefore, notAfter }, index): SettingsError[] => {
    if (!known.has(id)) return [{ field: `teams.${index}.id`, code: 'unknown' }];
    const isEmpty = notBefore !== null && notAfter !== null && notBefore >= notAfter;
    return isEmpty ? [{ field: `teams.${index}.notAfter`, code: 'order' }] : [];
  });
}
