import { useRef } from 'react';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { hasToIssue } from './finance-sign.tsx';
import type { IssueOutcome } from './issue-report.tsx';

interface IssueBarProps {
  readonly chosen: readonly FinanceRow[];
  readonly issued: (outcome: IssueOutcome) => void;
}

/** Most clubs that one call issues for. */
const most = 200;

/** What issuing for the chosen clubs would do, and the press that does it. */
export function IssueBar({ chosen, issued }: IssueBarProps) {
  const t = useWords();
  const issue = useIssue(issued);
  const willing = chosen.filter(hasToIssue);
  const consequence = useConsequence(chosen);
  return (
    <>
      <span className="organiser__consequence">{consequence}</span>
      <AsyncButton
        disabled={willing.length === 0 || willing.length > most}
        action={() =>
          issue(
            willing,
            consequence,
            willing.some(({ outdatedLines }) => outdatedLines > 0),
          )
        }
      >
        {t('invoices.list.issue', { count: willing.length })}
      </AsyncButton>
    </>
  );
}

function useConsequence(chosen: readonly FinanceRow[]): string {
  const t = useWords();
  const willing = chosen.filter(hasToIssue).length;
  const credited = chosen.filter(({ outdatedLines }) => outdatedLines > 0).length;
  const credits = credited === 0 ? '' : ` ${t('invoices.list.credits', { count: credited })}`;
  return `${t('invoices.list.consequence', { count: willing })}${credits}`;
}

/** Asks, issues, and reports the result. */
export function useIssue(
  issued: (outcome: IssueOutcome) => void,
): (
  rows: readonly Pick<FinanceRow, 'clubId' | 'name'>[],
  text: string,
  credits: boolean,
) => Promise<boolean | undefined> {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('adminInvoicesIssue', ['adminInvoices', 'adminClubInvoice', 'clubFinance']);
  const reason = useRef('');
  return async (rows, text, credits) => {
    const title = t('invoices.list.issue', { count: rows.length });
    const body = (
      <IssueQuestion
        text={text}
        credits={credits}
        reason={reason.current}
        change={(words) => {
          reason.current = words;
        }}
      />
    );
    if (!(await confirm({ kind: 'warning', title, confirm: title, text: body }))) return undefined;
    const words = reason.current.trim();
    const clubIds = rows.map(({ clubId }) => clubId);
    const outcome = await write({ body: { clubIds, ...(words === '' ? {} : { reason: words }) } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    const documents = outcome.body.issued.flatMap((one) => one.documents).length;
    showToast('done', t('invoices.list.done', { count: documents }));
    const names = new Map(rows.map(({ clubId, name }) => [clubId, name]));
    issued({
      documents,
      refused: outcome.body.refused.map(({ clubId, error }) => ({
        clubId,
        name: names.get(clubId) ?? String(clubId),
        error,
      })),
    });
    return true;
  };
}

interface IssueQuestionProps {
  readonly text: string;
  /** Something is taken back first, and the note says why. */
  readonly credits: boolean;
  readonly reason: string;
  readonly change: (reason: string) => void;
}

function IssueQuestion({ text, credits, reason, change }: IssueQuestionProps) {
  const t = useWords();
  return (
    <div className="organiser__reason">
      <p>{text}</p>
      <p>{t('invoices.list.forGood')}</p>
      {credits ? (
        <>
          <label htmlFor="f-credit-reason">{t('invoices.list.creditReason')}</label>
          <input
            id="f-credit-reason"
            className="input"
            maxLength={300}
            defaultValue={reason}
            aria-describedby="f-credit-reason-hint"
            onChange={(event) => change(event.target.value)}
          />
          <p id="f-credit-reason-hint" className="muted">
            {t('invoices.list.creditReasonHint')}
          </p>
        </>
      ) : null}
    </div>
  );
}
