import { tableKeys } from '@sevenmetre/rules/configuration';
import type { Tx } from '../../../platform/database/index.ts';
import { configurationRepository } from '../../competition/index.ts';
import { setEditionConfiguration } from '../../reference-data/index.ts';
import type { Settings } from '../tournament.ts';

/** Gives the edition the rules of its folder. What holds already needs no entry of its own. */
export async function storeRules(editionId: number, { rules = {} }: Settings, tx: Tx): Promise<void> {
  const held = await configurationRepository.findAllByEditionId(editionId, tableKeys, tx);
  const other = Object.entries(rules).filter(([key, value]) => held.get(key) !== value);
  await setEditionConfiguration(editionId, Object.fromEntries(other), tx);
}
