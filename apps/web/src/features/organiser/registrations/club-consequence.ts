import type { ClubRegistrationRow } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import type { StateAction } from '@sevenmetre/rules/registration';
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
  const moved = movedTeams(action, rows);
  const key = action === 'approve' ? 'becomePublic' : 'leavePublic';
  const waiting = action === 'approve' ? sum(rows, ({ waitingTeams }) => waitingTeams) : 0;
  const parts = [
    ...(moved === 0 ? [] : [t(`registrations.bulk.${key}`, { count: moved })]),
    ...(waiting === 0 ? [] : [t('registrations.bulk.stayWaiting', { count: waiting })]),
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

function movedTeams(action: StateAction, rows: readonly Row[]): number {
  if (action === 'approve') return sum(rows, ({ acceptedTeams }) => acceptedTeams);
  if (action !== 'decline') return 0;
  return sum(rows, ({ state, acceptedTeams }) => (state === 'approved' ? acceptedTeams : 0));
}

export function sum<T>(rows: readonly T[], number: (row: T) => number): number {
  return rows.reduce((total, row) => total + number(row), 0);
}
