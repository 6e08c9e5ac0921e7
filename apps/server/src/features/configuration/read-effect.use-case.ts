import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import { ordersTables } from '@sevenmetre/rules/configuration';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import {
  type AskedValue,
  findEditionRules,
  findTeamNames,
  findWorkingEdition,
  previewChange,
  tableEffectOf,
} from '../competition/index.ts';
import type { ConfigurationContext } from './save-entry.use-case.ts';

/**
 * Effect of another value of an entry on tables and seats. Locks and stores nothing.
 * @param edition null: the current one
 */
export function readEffect(
  { database }: ConfigurationContext,
  edition: number | null,
  asked: AskedValue,
): Promise<Outcome<TableEffect>> {
  return database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(edition, tx);
      if (!working.ok) return working;
      if (!ordersTables(asked.key)) return done(nothing);
      const { id } = working.value;
      const { points, walkoverGoals, withdrawnPolicy, comparesSums } = await findEditionRules(id, tx, asked);
      const rules = { points, walkoverGoals, withdrawnPolicy, comparesSums };
      const preview = await previewChange(working.value, 'all', { rules }, tx);
      return done(tableEffectOf(preview, await findTeamNames(id, tx)));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const nothing: TableEffect = { tables: [], seats: [], sides: [], conflicts: [], clashes: [] };
