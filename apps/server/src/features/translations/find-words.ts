import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';
import { layWords } from './laid-words.ts';
import type { LaidWords } from './laid-words.ts';

/** The stored words, for letters; pages have them in the live data. */
export async function findWords(tx: Db | Tx): Promise<LaidWords> {
  return layWords(await configurationRepository.findCurrentValue('translations', tx));
}
