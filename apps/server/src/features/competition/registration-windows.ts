import { configurationValue } from '@sevenmetre/rules/configuration';
import type { RegistrationWindows } from '@sevenmetre/rules/registration';
import type { Db, Tx } from '../../platform/database/index.ts';
import * as configurationRepository from './configuration.repository.ts';

const kinds = ['club-registration', 'referee-registration'] as const;
const bounds = ['create-from', 'create-till', 'update-from', 'update-till'] as const;
const keys = ['club-team-create-till', ...kinds.flatMap((kind) => bounds.map((bound) => `${kind}-${bound}`))];

/** The registration periods of an edition; an invalid date sets no limit. */
export async function findRegistrationWindows(editionId: number, tx: Db | Tx): Promise<RegistrationWindows> {
  const values = await configurationRepository.findAllByEditionId(editionId, keys, tx);
  const instant = (key: string): Date | null => {
    const result = configurationValue({ dataType: 'datetime', value: values.get(key) ?? null });
    return result.ok && result.value instanceof Date ? result.value : null;
  };
  const window = (kind: (typeof kinds)[number], action: 'create' | 'update') => ({
    from: instant(`${kind}-${action}-from`),
    till: instant(`${kind}-${action}-till`),
  });
  return {
    clubCreate: window('club-registration', 'create'),
    clubUpdate: window('club-registration', 'update'),
    clubTeamCreateTill: instant('club-team-create-till'),
    refereeCreate: window('referee-registration', 'create'),
    refereeUpdate: window('referee-registration', 'update'),
  };
}
