import type { IssueResult } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';

export interface IssueOutcome {
  readonly documents: number;
  readonly refused: readonly {
    readonly clubId: number;
    readonly name: string;
    readonly error: IssueResult['refused'][number]['error'];
  }[];
}

/** What issuing brought, and for whom it did nothing and why. */
export function IssueReport({ outcome }: { outcome: IssueOutcome }) {
  const t = useWords();
  const { documents, refused } = outcome;
  return (
    <Banner kind={refused.length === 0 ? 'good' : 'wait'}>
      {t('invoices.list.done', { count: documents })}
      {refused.length === 0 ? null : (
        <ul className="organiser__report">
          {refused.map(({ clubId, name, error }) => (
            <li key={clubId}>{t('invoices.list.not', { name, reason: t(`errors.${error}`) })}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
