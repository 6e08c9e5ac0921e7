import { useState } from 'react';
import type { ClubInvoice, FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import type { PanelFrame, PanelSection } from '../../../ui/lists/list-panel.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Failed } from '../../../ui/page/states.tsx';
import { BalanceCard, isOvertaken } from './club-invoice-page.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { FinanceSigns } from './finance-sign.tsx';
import { IssueReport } from './issue-report.tsx';
import type { IssueOutcome } from './issue-report.tsx';
import { LinesCard } from './lines-card.tsx';
import { PaymentsCard } from './payments-card.tsx';

interface InvoicePanelProps {
  readonly frame: PanelFrame;
  readonly id: number;
  /** As the list knows it; undefined: it does not show the club. */
  readonly row: FinanceRow | undefined;
}

/** A club's money beside the list: what it owes, its lines, documents and payments. */
export function InvoicePanel({ frame, id, row }: InvoicePanelProps) {
  const t = useWords();
  const read = useRead('adminClubInvoice', { params: { id } });
  const [outcome, setOutcome] = useState<IssueOutcome | null>(null);
  const money = read.data;
  return (
    <ListPanel
      frame={frame}
      title={row?.name ?? money?.club.name ?? t('invoices.club')}
      aside={row ? <FinanceSigns row={row} /> : null}
      page={clubInvoicePath(id)}
      sections={money ? sectionsOf(t, money, { outcome, setOutcome }) : undefined}
      failed={
        read.failure === null || money ? undefined : <Failed failure={read.failure} retry={read.refresh} />
      }
    />
  );
}

interface Issuing {
  readonly outcome: IssueOutcome | null;
  readonly setOutcome: (outcome: IssueOutcome) => void;
}

function sectionsOf(
  t: ReturnType<typeof useWords>,
  money: ClubInvoice,
  { outcome, setOutcome }: Issuing,
): readonly PanelSection[] {
  return [
    {
      key: 'balance',
      title: t('invoices.balance'),
      content: (
        <>
          {outcome ? <IssueReport outcome={outcome} /> : null}
          {money.unpriced.length > 0 ? <Banner kind="bad">{t('invoices.money.unpriced')}</Banner> : null}
          {isOvertaken(money) ? <Banner kind="wait">{t('invoices.money.changed')}</Banner> : null}
          <BalanceCard money={money} issued={setOutcome} />
        </>
      ),
    },
    {
      key: 'lines',
      title: t('invoices.money.lines'),
      count: money.lines.length,
      content: <LinesCard money={money} />,
    },
    {
      key: 'documents',
      title: t('invoices.money.documents'),
      content: <DocumentsCard money={money} />,
    },
    { key: 'payments', title: t('invoices.money.payments'), content: <PaymentsCard money={money} /> },
  ];
}
