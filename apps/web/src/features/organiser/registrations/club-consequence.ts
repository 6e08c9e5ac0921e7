import type { ClubRegistrationRow } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import type { StateAction } from '@sevenmetre/rules/registration';
import { effectOnTeams } from '@sevenmetre/rules/registration';
import { moneyText } from '../../../lib/words/money.ts';

type Row = Pick<
  ClubRegistrationRow,
  'acceptedTeams' | 'waitingTeams' | 'beds' | 'mails' | 'state' | 'currency' | 'owed' | 'paid'
>;

/**
 * What an action on these clubs brings about beside their new state: teams that come, wait and go, mails that are sent. Whoever is
 * done with clubs reads what they have not paid.
 */
export function clubConsequence(t: Translator, action: StateAction, rows: readonly Row[]): string {
  const { accepted, queued, leaving } = effectOnTeams(action, rows);
  const parts = [
    ...(accepted === 0 ? [] : [t('registrations.bulk.becomePublic', { count: accepted })]),
    ...(leaving === 0 ? [] : [t('registrations.bulk.leavePublic', { count: leaving })]),
    ...(queued === 0 ? [] : [t('registrations.bulk.stayWaiting', { count: queued })]),
    ...(action === 'process' ? [stillOwed(t, rows)] : []),
    ...(action === 'decline' ? [...freedBeds(t, rows), ...cancelledOrders(t, rows)] : []),
    ...(action === 'reopen' ? [t('registrations.bulk.placesTaken')] : []),
    t('registrations.bulk.mails', { count: sum(rows, ({ mails }) => mails) }),
  ];
  return t('registrations.bulk.only', { text: parts.join(', ') });
}

/** Nobody of a declined club comes. */
function freedBeds(t: Translator, rows: readonly Row[]): string[] {
  const beds = sum(rows, (row) => row.beds);
  return beds === 0 ? [] : [t('registrations.bulk.bedsFreed', { count: beds })];
}

/** A declined club owes nothing; what it has paid is to be given back. */
function cancelledOrders(t: Translator, rows: readonly Row[]): string[] {
  const texts = (amountOf: (row: Row) => number) =>
    [...Map.groupBy(rows, ({ currency }) => currency)]
      .map(([currency, own]) => [currency, sum(own, amountOf)] as const)
      .filter(([, amount]) => amount > 0)
      .map(([currency, amount]) => moneyText(t, amount, currency))
      .join(' + ');
  const [owed, paid] = [texts((row) => row.owed), texts((row) => row.paid)];
  return [
    ...(owed === '' ? [] : [t('registrations.bulk.ordersCancelled', { amount: owed })]),
    ...(paid === '' ? [] : [t('registrations.bulk.paidStays', { amount: paid })]),
  ];
}

/** What one club has paid too much pays nothing of another. */
function stillOwed(t: Translator, rows: readonly Row[]): string {
  const owing = rows.filter(({ owed, paid }) => owed > paid);
  if (owing.length === 0) return t('registrations.bulk.allPaid');
  const amounts = [...Map.groupBy(owing, ({ currency }) => currency)].map(([currency, own]) =>
    moneyText(
      t,
      sum(own, ({ owed, paid }) => owed - paid),
      currency,
    ),
  );
  return t('registrations.bulk.stillOwed', { count: owing.length, amount: amounts.join(' + ') });
}

/** What accepting clubs does to their teams, on its button. */
export function decisionText(t: Translator, rows: readonly Row[]): string {
  const { accepted, queued } = effectOnTeams('approve', rows);
  if (queued === 0) return t('registrations.bulk.acceptTeams', { accepted });
  return accepted === 0
    ? t('registrations.bulk.queueTeams', { queued })
    : t('registrations.bulk.acceptAndQueue', { accepted, queued });
}

export function sum<T>(rows: readonly T[], number: (row: T) => number): number {
  return rows.reduce((total, row) => total + number(row), 0);
}
