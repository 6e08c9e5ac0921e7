import type { ClubRegistrationRow } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import { clubTransitions } from '@sevenmetre/rules/registration';
import type { StateAction } from '@sevenmetre/rules/registration';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { clubConsequence, sum } from './club-consequence.ts';
import { actionable } from './selection.ts';
import { useAskReason } from '../page/use-ask-reason.tsx';

type Row = ClubRegistrationRow;
type Report = (results: Outcomes['results']) => void;

const order: readonly StateAction[] = ['decline', 'reopen', 'resume', 'process', 'approve'];

/** Carries an action out on clubs after asking, and reports what happened to each. */
export function useClubAction(
  report: Report,
): (action: StateAction, rows: readonly Row[]) => Promise<boolean | undefined> {
  const t = useWords();
  const ask = useAskReason({ hint: t('registrations.bulk.clubReads') });
  const write = useWrite('clubStatesChange', ['clubRegistrations', 'clubRegistrationAdmin', 'adminOverview']);
  return async (action, rows) => {
    if (rows.length === 0) return undefined;
    const title = t(`registrations.bulk.${action}`, { count: rows.length });
    const name = rows.length === 1 ? rows[0]?.name : undefined;
    const answer = await ask(
      title,
      clubConsequence(t, action, rows),
      clubTransitions[action].needsReason,
      name,
    );
    if (answer === null) return undefined;
    const clubs = rows.map(({ id, revision, state }) => ({ id, revision, state }));
    const outcome = await write({ body: { action, reason: answer.reason, clubs } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    report(outcome.body.results);
    return outcome.body.results.every((result) => result.outcome === 'done');
  };
}

interface ClubBulkProps {
  readonly selected: ReadonlyMap<number, Row>;
  readonly act: (action: StateAction, rows: readonly Row[]) => Promise<boolean | undefined>;
}

/** What can be done with the selected clubs, and what that would bring about. */
export function ClubBulk({ selected, act }: ClubBulkProps) {
  const t = useWords();
  const rows = [...selected.values()];
  const warned = rows.filter(({ checks }) => checks.length > 0).length;
  const approvable = actionable(selected, 'approve');
  const size = { teams: sum(rows, ({ teams }) => teams), persons: sum(rows, ({ persons }) => persons) };
  return (
    <>
      <span className="organiser__consequence">
        {t('registrations.bulk.size', size)}{' '}
        {warned > 0 ? `${t('registrations.bulk.warned', { count: warned })} ` : null}
        {approvable.length > 0
          ? `${t('registrations.bulk.approve', { count: approvable.length })}: ${clubConsequence(t, 'approve', approvable)}`
          : null}
      </span>
      <BulkButtons
        order={order}
        selected={selected}
        label={(action, count) => t(`registrations.bulk.${action}`, { count })}
        act={act}
      />
    </>
  );
}
