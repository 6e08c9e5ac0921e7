import type { PlanDraft } from '@sevenmetre/contract/plan/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Tx } from '../../../platform/database/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import type { PlanContext } from '../context.ts';
import { fixedBy } from '../fixed-match.ts';
import { type LoadedPlan, loadPlan, publishedSchedule } from '../load-plan.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { commandBody } from './append-command.use-case.ts';
import { documentBody } from './document.ts';
import { findLastCommands } from './draft.repository.ts';

const commandsShown = 200;

/** The draft with the engine's result for it; empty if there is no draft yet. */
export function readDraft({ database, clock }: PlanContext): Promise<Outcome<PlanDraft>> {
  return database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    if (!edition.ok) return edition;
    return done(await draftBody(edition.value, clock.now(), tx));
  });
}

export async function draftBody(edition: EditionRow, now: Date, tx: Tx): Promise<PlanDraft> {
  const plan = await loadPlan(edition, tx);
  const { draft, undone, document, derived, base } = plan;
  const shown = { after: draft?.beganAt ?? 0, most: commandsShown };
  return {
    revision: draft?.revision ?? 0,
    settingsRevision: draft?.settingsRevision ?? 0,
    version: draft?.baseVersion ?? null,
    document: documentBody(document),
    log: (await findLastCommands(edition.id, shown, tx)).map(commandBody),
    undone: [...undone],
    input: base,
    groups: derived.groups.map(({ key, category, label, level, playoff, isBracket, ranked, seats }) => {
      return { key, category, label, level, playoff, isBracket, ranked, seats };
    }),
    matches: matchesOf(plan, now),
    teams: plan.teams.map((team) => ({
      id: team.id,
      name: teamDisplayName(team),
      category: plan.settings.categories.find(({ categoryId }) => categoryId === team.categoryId)?.code ?? '',
      clubId: team.clubId,
      countryCode: team.countryCode,
    })),
    published: [...publishedSchedule(plan)].map(([key, { hall, start }]) => [key, hall, start] as const),
    problems: derived.problems.map(({ category, code, params }) => ({
      category,
      code,
      params: { ...params },
    })),
  };
}

/** Matches of the plan with the number and state of those that are published. */
export function matchesOf(
  { matches, standing }: Pick<LoadedPlan, 'matches' | 'standing'>,
  now: Date,
): PlanDraft['matches'] {
  const byKey = new Map(
    standing.flatMap((match) => (match.planKey === null ? [] : [[match.planKey, match]])),
  );
  return matches.map((match) => {
    const stands = byKey.get(match.key);
    const state =
      stands === undefined || stands.isCancelled ? 'new' : fixedBy(stands, now) ? 'fixed' : 'published';
    return { ...match, number: stands?.number ?? null, state };
  });
}
