import {
  Notified,
  type PlanDifference,
  type PlanPublishPreviewBody,
  PlanScope,
  type PlanVersions,
} from '@sevenmetre/contract/plan/schemas';
import * as z from 'zod';
import type { Tx } from '../../../platform/database/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { utcText } from '../../competition/index.ts';
import type { PlanContext } from '../context.ts';
import { loadPlan } from '../load-plan.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { comparePlan } from './compare-plan.ts';
import { type VersionRow, findVersions } from './publication.repository.ts';
import { VersionChange } from './version-change.ts';

/** Published plans of the current edition, newest first. */
export function readVersions({ database }: PlanContext): Promise<Outcome<PlanVersions>> {
  return database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    return edition.ok ? done(await versionsBody(edition.value.id, tx)) : edition;
  });
}

/** Changes that publishing the draft or an older version would make. */
export function readDifference(
  { database, clock }: PlanContext,
  body: PlanPublishPreviewBody,
): Promise<Outcome<PlanDifference>> {
  return database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    if (!edition.ok) return edition;
    const compared = await comparePlan(await loadPlan(edition.value, tx), body, clock.now(), tx);
    return compared.ok ? done(compared.value.body) : compared;
  });
}

const Summary = z.object({
  added: z.int(),
  removed: z.int(),
  moved: z.int(),
  changed: z.int(),
  brokenRules: z.int(),
  /** Left out in versions of older programs. */
  notified: Notified.nullable().default(null),
});

/** Numbers of what a version changes, and who was notified of it. */
export function storedSummary({ summary: stored }: Pick<VersionRow, 'summary'>): z.infer<typeof Summary> {
  return Summary.parse(stored);
}

export async function versionsBody(editionId: number, tx: Tx): Promise<PlanVersions> {
  const rows = await findVersions(editionId, tx);
  return {
    versions: rows.map(({ number, at, userId, author, reason, hash, scope, restores, change, ...row }) => {
      const { notified, ...summary } = storedSummary(row);
      return {
        number,
        at: utcText(at),
        by: userId === null || author === null ? null : { id: userId, name: author },
        reason,
        hash,
        scope: PlanScope.parse(scope),
        restores,
        happenings: VersionChange.nullish().parse(change)?.happenings ?? null,
        summary,
        notified,
      };
    }),
  };
}
