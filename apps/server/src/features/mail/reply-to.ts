import { email } from '@sevenmetre/rules/validation';
import type { Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';

/** The contact address of an edition, if one is set and valid (rule ME15). */
export async function findReplyTo(editionId: number, tx: Tx): Promise<string | null> {
  const key = 'contact-email';
  const values = await configurationRepository.findAllByEditionId(editionId, [key], tx);
  const address = values.get(key)?.trim() ?? '';
  return address !== '' && email(address) === null ? address : null;
}
