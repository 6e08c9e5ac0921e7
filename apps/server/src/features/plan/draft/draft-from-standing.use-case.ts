import type { PlanDraft } from '@sevenmetre/contract/plan/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { clearPlanKeys, editionRepository, savePlanKeys } from '../../competition/index.ts';
import type { PlanContext } from '../context.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { lockDraft, updateDraft } from '../settings/settings.repository.ts';
import { lockGroups, lockMatches } from '../versions/publication.repository.ts';
import {
  findStandingGroups,
  findStandingMatches,
  findStandingSeats,
} from '../versions/standing.repository.ts';
import { documentBody } from './document.ts';
import { saveSnapshot } from './draft.repository.ts';
import { draftBody } from './read-draft.use-case.ts';
import { standingPlan } from './standing-document.ts';

/**
 * Replaces the draft by the present groups and matches, which get the plan's keys; publishing it unchanged
 * changes nothing. The log starts again, so that earlier steps cannot be undone.
 */
export function draftFromStanding(
  { database, clock }: PlanContext,
  actor: Actor,
  revision: number,
): Promise<Outcome<PlanDraft>> {
  return database.transaction(async (tx) => {
    const found = await findPlanEdition(tx);
    if (!found.ok) return found;
    const edition = found.value;
    const now = clock.now();
    await editionRepository.lockById(edition.id, tx);
    const draft = await lockDraft(edition.id, now, tx);
    if (draft.revision !== revision)
      return refuse('plan-conflict', { commands: [], revision: draft.revision });
    await lockGroups(edition.id, tx);
    await lockMatches(edition.id, tx);
    const standing = {
      groups: await findStandingGroups(edition.id, tx),
      seats: await findStandingSeats(edition.id, tx),
      matches: await findStandingMatches(edition.id, tx),
    };
    const plan = standingPlan(standing, edition);
    await clearPlanKeys(edition.id, tx);
    await savePlanKeys(plan, tx);
    const number = draft.revision + 1;
    await saveSnapshot({ editionId: edition.id, number, document: documentBody(plan.document) }, tx);
    await updateDraft(edition.id, { revision: number, beganAt: number, updatedAt: now }, tx);
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      editionId: edition.id,
      action: 'plan.fromStanding',
      subjectType: 'edition',
      subjectId: edition.id,
      after: { groups: plan.groups.size, matches: plan.matches.size },
    });
    await database.notify(tx);
    return done(await draftBody(edition, now, tx));
  });
}
