import type { Court } from '@sevenmetre/contract/plan/schemas';
import type { Tx } from '../../../platform/database/index.ts';
import { type NewCourts, replaceCourts } from './settings.repository.ts';

/** Replaces all courts of an edition with their hours and blocks. */
export async function storeCourts(editionId: number, courts: readonly Court[], tx: Tx): Promise<void> {
  await replaceCourts(editionId, courtRows(editionId, courts), tx);
}

/** Rows of all courts and of their open days. */
function courtRows(editionId: number, courts: readonly Court[]): NewCourts {
  return {
    courts: courts.map(({ hours: _, blocks: __, ...court }, weight) => ({ ...court, editionId, weight })),
    hours: courts.flatMap(({ key, hours }) => hours.map((row) => ({ ...row, editionId, court: key }))),
    blocks: courts.flatMap(({ key, blocks }) => blocks.map((row) => ({ ...row, editionId, court: key }))),
  };
}
