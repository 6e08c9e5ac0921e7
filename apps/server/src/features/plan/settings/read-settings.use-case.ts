import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import type { Tx } from '../../../platform/database/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import type { PlanContext } from '../context.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { settingsOf } from './plan-settings.ts';
import { findSettings } from './settings.repository.ts';

/** All plan settings of the current edition, with defaults where nothing is saved. */
export function readSettings({ database }: PlanContext): Promise<Outcome<PlanSettings>> {
  return database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    if (!edition.ok) return edition;
    return done(await readPlanSettings(edition.value, tx));
  });
}

/** The same inside a transaction. */
export async function readPlanSettings(edition: EditionRow, tx: Tx): Promise<PlanSettings> {
  return settingsOf(edition, await findSettings(edition.id, tx));
}
