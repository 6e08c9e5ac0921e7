import type { ClubRegistrationRow } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import { clubTransitions } from '@sevenmetre/rules/registration';
import type { StateAction } from '@sevenmetre/rules/registration';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { clubConsequence, decisionText } from './club-consequence.ts';
import { useAskReason } from '../page/use-ask-reason.tsx';

type Row = ClubRegistrationRow;
type Report = (results: Outcomes['results']) => void;

const order: readonly StateAction[] = ['approve', 'process', 'resume', 'reopen', 'decline'];

/** Carries an action out on clubs after asking, and reports what happened to each. */
export function useClubAction(
  report: Report,
): (action: StateAction, rows: readonly Row[]) => Promise<boolean | undefined> {
  const t = useWords();
  const ask = useAskReason({ hint: t('registrations.bulk.clubReads') });
  const write = useWrite('clubStatesChange', [
    'presses',
    'clubRegistrations',
    'clubRegistrationAdmin',
    'adminOverview',
  ]);
  return async (action, rows) => {
    if (rows.length === 0) return undefined;
    const title =
      action === 'approve'
        ? decisionText(t, rows)
        : t(`registrations.bulk.${action}`, { count: rows.length });
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
  readonly selected: readonly Row[];
  readonly act: (action: StateAction, rows: readonly Row[]) => Promise<boolean | undefined>;
}

/** What can be done with the selected clubs: each button says what becomes of their teams. */
export function ClubBulk({ selected, act }: ClubBulkProps) {
  const t = useWords();
  const warned = selected.filter(({ checks }) => checks.length > 0).length;
  return (
    <>
      {warned > 0 ? (
        <span className="selection-bar__about">{t('registrations.bulk.warned', { count: warned })}</span>
      ) : null}
      <BulkButtons
        order={order}
        selected={selected}
        label={(action, rows) =>
          action === 'approve'
            ? decisionText(t, rows)
            : t(`registrations.bulk.${action}`, { count: rows.length })
        }
        act={act}
      />
    </>
  );
}
