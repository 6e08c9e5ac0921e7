import { senderOf } from '@sevenmetre/rules/identity';
import { email } from '@sevenmetre/rules/validation';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';

/** The address from which an edition sends its mails (rule ID5); null: the operator's. */
export async function findSender(
  editionId: number,
  domains: readonly string[],
  db: Db | Tx,
): Promise<string | null> {
  const values = await configurationRepository.findAllByEditionId(editionId, ['cup-sender'], db);
  return senderOf(values.get('cup-sender') ?? null, domains);
}

/** The contact address of an edition, if one is set and valid: answers to its mails go there (rule ME15). */
export async function findContactEmail(editionId: number, db: Db | Tx): Promise<string | null> {
  const key = 'contact-email';
  const values = await configurationRepository.findAllByEditionId(editionId, [key], db);
  const address = values.get(key)?.trim() ?? '';
  return address !== '' && email(address) === null ? address : null;
}
