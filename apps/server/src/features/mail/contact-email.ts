import { email } from '@sevenmetre/rules/validation';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';

/** The contact address of an edition, if one is set and valid: answers to its mails go there (rule ME15). */
export async function findContactEmail(editionId: number, db: Db | Tx): Promise<string | null> {
  const key = 'contact-email';
  const values = await configurationRepository.findAllByEditionId(editionId, [key], db);
  const address = values.get(key)?.trim() ?? '';
  return address !== '' && email(address) === null ? address : null;
}
