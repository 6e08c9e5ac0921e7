import type { AppointmentPayments } from '@sevenmetre/contract/appointments/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { findNamedReferees } from './appointment.repository.ts';
import { currencyOf, refereeIdsOf } from './board-input.ts';
import type { AppointmentsContext } from './context.ts';
import { type PairRow, findApproved, findPairs } from './pair.repository.ts';

/**
 * Payment of each referee. Those entered at finished matches are paid, not those who were appointed. Travel
 * is paid once a referee leads at least one match.
 */
export function readPayments({ database }: AppointmentsContext): Promise<Outcome<AppointmentPayments>> {
  return database.transaction(async (tx) => {
    const found = await findWorkingEdition(null, tx);
    if (!found.ok) return found;
    const { id } = found.value;
    const currencyCode = currencyOf(found.value);
    const referees = await paidReferees(id, tx);
    return done({ currencyCode, referees, total: referees.reduce((sum, { total }) => sum + total, 0) });
  });
}

async function paidReferees(editionId: number, tx: Tx): Promise<AppointmentPayments['referees']> {
  const pairs = await findPairs(editionId, tx);
  const pairOf = new Map(pairs.flatMap((pair) => refereeIdsOf(pair).map((id) => [id, pair] as const)));
  const named = (await findNamedReferees(editionId, tx)).filter(({ isCancelled }) => !isCancelled);
  const matchesOf = Map.groupBy(named, ({ refereeId }) => refereeId);
  const referees = await findApproved(editionId, tx);
  return referees
    .filter(({ id }) => pairOf.has(id) || matchesOf.has(id))
    .map(({ id, firstName, lastName, countryCode }) => {
      const matches = matchesOf.get(id) ?? [];
      const led = matches.filter(({ stage }) => stage === 'finished').length;
      const ahead = matches.length - led;
      return {
        refereeId: id,
        firstName,
        lastName,
        countryCode,
        led,
        ahead,
        ...sums(pairOf.get(id), led, ahead),
      };
    });
}

function sums(pair: PairRow | undefined, led: number, ahead: number) {
  const { level = null, fee = 0, travel = 0 } = pair ?? {};
  const way = led + ahead > 0 ? travel : 0;
  return { level, fee, travel: way, total: led * fee + way };
}
