import { tableKeys } from '@sevenmetre/rules/configuration';
import type { Tx } from '../../../platform/database/index.ts';
import { configurationRepository } from '../../competition/index.ts';
import { setEditionConfiguration } from '../../reference-data/index.ts';
import type { Settings } from '../tournament.ts';

/** Stores the folder's rules as settings of the edition; values that apply already get no entry. */
export async function storeRules(editionId: number, { rules = {} }: Settings, tx: Tx): Promise<void> {
  const held = await configurationRepository.findAllByEditionId(editionId, tableKeys, tx);
  const other = Object.entries(rules).filter(([key, value]) => held.get(key) !== value);
  await setEditionConfiguration(editionId, Object.fromEntries(other), tx);
}
