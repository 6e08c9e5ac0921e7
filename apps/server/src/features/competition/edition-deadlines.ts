import { configurationValue } from '@sevenmetre/rules/configuration';
import { deadlineKinds } from '@sevenmetre/rules/tournament';
import type { Deadline, DeadlineKind } from '@sevenmetre/rules/tournament';
import type { Tx } from '../../platform/database/index.ts';
import * as configurationRepository from './configuration.repository.ts';
import { utcText } from './zone-time.ts';

const entries = {
  'registration-opens': 'club-registration-create-from',
  'registration-closes': 'club-registration-create-till',
  'teams-until': 'club-team-create-till',
  'entry-fee-until': 'payment-entry-fee-till',
  'referees-until': 'referee-registration-create-till',
  draw: 'draw-date',
  'rest-until': 'payment-rest-till',
  'rosters-until': 'roster-edit-deadline',
  'first-match': 'first-game-date',
} as const satisfies Record<DeadlineKind, string>;

/** Deadlines of clubs and referees before the first day, in order of time; invalid dates are left out. */
export async function findDeadlines(editionId: number, tx: Tx): Promise<Deadline[]> {
  const values = await configurationRepository.findAllByEditionId(editionId, Object.values(entries), tx);
  return deadlineKinds
    .flatMap((kind) => {
      const result = configurationValue({ dataType: 'datetime', value: values.get(entries[kind]) ?? null });
      return result.ok && result.value instanceof Date ? [{ kind, at: utcText(result.value) }] : [];
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}
