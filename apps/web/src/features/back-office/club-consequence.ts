import type { ClubRegistrationRow } from '@sevenmetre/contract/schemas/back-office';
import type { Translator } from '@sevenmetre/phrases';
import type { StateAction } from '@sevenmetre/rules/registration';

type Row = Pick<ClubRegistrationRow, 'acceptedTeams' | 'waitingTeams' | 'mails' | 'state'>;

/** What an action on these clubs brings about beside their new state: teams that come, wait and go, mails that are sent. */
export function clubConsequence(t: Translator, action: StateAction, rows: readonly Row[]): string {
  const moved = movedTeams(action, rows);
  const key = action === 'approve' ? 'becomePublic' : 'leavePublic';
  const waiting = action === 'approve' ? sum(rows, ({ waitingTeams }) => waitingTeams) : 0;
  const parts = [
    ...(moved === 0 ? [] : [t(`backOffice.bulk.${key}`, { count: moved })]),
    ...(waiting === 0 ? [] : [t('backOffice.bulk.stayWaiting', { count: waiting })]),
    ...(action === 'reopen' ? [t('backOffice.bulk.placesTaken')] : []),
    t('backOffice.bulk.mails', { count: sum(rows, ({ mails }) => mails) }),
  ];
  return t('backOffice.bulk.only', { text: parts.join(', ') });
}

function movedTeams(action: StateAction, rows: readonly Row[]): number {
  if (action === 'approve') return sum(rows, ({ acceptedTeams }) => acceptedTeams);
  if (action !== 'decline') return 0;
  return sum(rows, ({ state, acceptedTeams }) => (state === 'approved' ? acceptedTeams : 0));
}

export function sum<T>(rows: readonly T[], number: (row: T) => number): number {
  return rows.reduce((total, row) => total + number(row), 0);
}
