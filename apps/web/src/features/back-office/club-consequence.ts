import type { ClubRegistrationRow } from '@sevenmetre/contract/schemas/back-office';
import type { Translator } from '@sevenmetre/phrases';
import type { StateAction } from '@sevenmetre/rules/registration';

type Row = Pick<ClubRegistrationRow, 'acceptedTeams' | 'mails' | 'state'>;

/** What an action on these clubs brings about beside their new state: teams that come and go, mails that are sent. */
export function clubConsequence(t: Translator, action: StateAction, rows: readonly Row[]): string {
  const mails = t('backOffice.bulk.mails', { count: sum(rows, ({ mails: count }) => count) });
  const moved = movedTeams(action, rows);
  if (moved === 0) return t('backOffice.bulk.only', { text: mails });
  const key = action === 'approve' ? 'becomePublic' : 'leavePublic';
  return t('backOffice.bulk.and', { first: t(`backOffice.bulk.${key}`, { count: moved }), second: mails });
}

function movedTeams(action: StateAction, rows: readonly Row[]): number {
  if (action === 'approve') return sum(rows, ({ acceptedTeams }) => acceptedTeams);
  if (action !== 'decline') return 0;
  return sum(rows, ({ state, acceptedTeams }) => (state === 'approved' ? acceptedTeams : 0));
}

export function sum<T>(rows: readonly T[], number: (row: T) => number): number {
  return rows.reduce((total, row) => total + number(row), 0);
}
