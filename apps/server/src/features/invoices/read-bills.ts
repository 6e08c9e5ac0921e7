import { type Bill, billingCurrency } from '@sevenmetre/rules/pricing';
import type { Tx } from '../../platform/database/index.ts';
import * as billRepository from './bill.repository.ts';
import { type LineRow, toStoredLine } from './line.repository.ts';
import { orderOf } from './order-of.ts';

/**
 * The bills of all clubs of an edition, read in five statements without a lock, to compute them under another
 * price list (MO21).
 */
export async function readBills(editionId: number, tx: Tx): Promise<Bill[]> {
  const clubs = await billRepository.findClubs(editionId, tx);
  const teams = byClub(await billRepository.findTeams(editionId, tx));
  const groups = byClub(await billRepository.findExtraPersons(editionId, tx));
  const lines = byClub(await billRepository.findValidLines(editionId, tx));
  const paying = await billRepository.findPayingClubIds(editionId, tx);
  return clubs.map((club) => {
    const own = lines.get(club.id) ?? [];
    return {
      currency: billingCurrency(club, usedCurrency(own, paying.has(club.id))),
      order: orderOf(club.registrationState, teams.get(club.id) ?? [], groups.get(club.id) ?? []),
      lines: own.map((line) => ({ ...toStoredLine(line), documentId: line.documentId })),
    };
  });
}

/** As `findUsedCurrency` returns it for one club (MO16). */
function usedCurrency(lines: readonly LineRow[], hasPaid: boolean) {
  const currency = lines.at(-1)?.currency ?? null;
  const bound = lines.some(({ documentId, isSystem }) => documentId !== null || !isSystem);
  return { currency, binding: currency !== null && (bound || hasPaid) };
}

function byClub<R extends { readonly clubId: number }>(rows: readonly R[]): ReadonlyMap<number, R[]> {
  return Map.groupBy(rows, ({ clubId }) => clubId);
}
