import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import type { BadgeKind } from '../../../ui/page/badge.tsx';

type Sign = 'to-issue' | 'overdue' | 'overpaid' | 'settled' | 'owing' | 'nothing';

const kinds: Readonly<Record<Sign, BadgeKind>> = {
  'to-issue': 'wait',
  overdue: 'bad',
  overpaid: 'wait',
  settled: 'good',
  owing: 'plain',
  nothing: 'plain',
};

/** What there is to be done with a club's money, in words. */
export function FinanceSigns({ row }: { row: FinanceRow }) {
  const t = useWords();
  return (
    <span className="organiser__chips">
      {signsOf(row).map((sign) => (
        <Badge key={sign} kind={kinds[sign]}>
          {t(`invoices.sign.${sign}`)}
        </Badge>
      ))}
    </span>
  );
}

/** Whether issuing would make a document. */
export function hasToIssue({ openLines, outdatedLines, registrationState }: FinanceRow): boolean {
  const sold = registrationState === 'approved' || registrationState === 'processed';
  return outdatedLines > 0 || (openLines > 0 && sold);
}

function signsOf(row: FinanceRow): Sign[] {
  const { overdue, rest, toPay, paid, invoices } = row;
  const state: Sign[] = overdue ? ['overdue'] : rest < 0 ? ['overpaid'] : [];
  if (hasToIssue(row)) return ['to-issue', ...state];
  if (state.length > 0) return state;
  if (toPay === 0 && paid === 0 && invoices === 0) return ['nothing'];
  return [rest === 0 ? 'settled' : 'owing'];
}
