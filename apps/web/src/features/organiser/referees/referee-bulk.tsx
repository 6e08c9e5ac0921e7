import type { Outcomes } from '@sevenmetre/contract/outcomes';
import type { RefereeRegistrationRow } from '@sevenmetre/contract/referees/admin-registrations';
import type { StateAction } from '@sevenmetre/rules/registration';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { BulkButtons } from '../registrations/bulk-buttons.tsx';
import { useAskReason } from '../page/use-ask-reason.tsx';

type Row = RefereeRegistrationRow;

/** Referees are never processed. */
const words = {
  approve: 'registrations.bulk.approveReferees',
  decline: 'registrations.bulk.declineReferees',
  reopen: 'registrations.bulk.reopenReferees',
} as const;
type RefereeAction = keyof typeof words;
const order: readonly RefereeAction[] = ['approve', 'reopen', 'decline'];

export function isRefereeAction(action: StateAction): action is RefereeAction {
  return action !== 'process' && action !== 'resume';
}

/** Carries an action out on referees. */
export type RefereeAct = (
  action: RefereeAction,
  rows: readonly Pick<Row, 'id' | 'revision' | 'state' | 'firstName' | 'lastName'>[],
) => Promise<boolean | undefined>;

/** Carries an action out on referees after asking, and reports what happened to each. */
export function useRefereeAction(report: (results: Outcomes['results']) => void): RefereeAct {
  const t = useWords();
  const ask = useAskReason({ hint: t('registrations.bulk.refereeReads') });
  const write = useWrite('refereeStatesChange', [
    'presses',
    'refereeRegistrations',
    'refereeRegistrationAdmin',
    'adminOverview',
  ]);
  return async (action, rows) => {
    if (rows.length === 0) return undefined;
    const text = `${t('registrations.bulk.isPublic')} ${t('registrations.bulk.only', {
      text: t('registrations.bulk.mails', { count: rows.length }),
    })}`;
    const [first] = rows;
    const name = first && rows.length === 1 ? `${first.firstName} ${first.lastName}` : undefined;
    const answer = await ask(t(words[action], { count: rows.length }), text, action === 'decline', name);
    if (answer === null) return undefined;
    const referees = rows.map(({ id, revision, state }) => ({ id, revision, state }));
    const outcome = await write({ body: { action, reason: answer.reason, referees } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    report(outcome.body.results);
    return outcome.body.results.every((result) => result.outcome === 'done');
  };
}

/** What can be done with the selected referees. */
export function RefereeBulk({ selected, act }: { selected: readonly Row[]; act: RefereeAct }) {
  const t = useWords();
  return (
    <BulkButtons
      order={order}
      selected={selected}
      label={(action, rows) => t(words[action], { count: rows.length })}
      act={act}
    />
  );
}
