import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import type { ProtestFee } from '../invoices/index.ts';
import type { findTeam } from './protest.repository.ts';

interface FeeOfProtest {
  readonly id: number;
  readonly number: number;
  readonly fee: number;
  readonly currency: Currency;
}

/** The fee of a protest in the words that the club's bill needs. */
export function feeOf(
  { id, number, fee, currency }: FeeOfProtest,
  { matchNumber }: { readonly matchNumber: number },
  team: NonNullable<Awaited<ReturnType<typeof findTeam>>>,
): ProtestFee {
  return {
    protestId: id,
    number,
    clubId: team.clubId,
    team: teamDisplayName(team),
    matchNumber,
    fee,
    currency,
  };
}
