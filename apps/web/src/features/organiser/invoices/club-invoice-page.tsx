import { useState } from 'react';
import { useParams } from 'react-router';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { groupIntoDocuments, paidBefore, totalOf } from '@sevenmetre/rules/pricing';
import { adminInvoicesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge, Banner } from '../../../ui/page/badge.tsx';
import { Bar, Card, CardGrid } from '../../../ui/page/card.tsx';
import { ClubStateBadge } from '../../../ui/page/state-badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { DocumentsCard } from './documents-card.tsx';
import { useIssue } from './issue-bar.tsx';
import { IssueReport } from './issue-report.tsx';
import type { IssueOutcome } from './issue-report.tsx';
import { LinesCard } from './lines-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import './invoices.css';

/** Everything of one club's money: what it owes, for what, on which documents, and what has come. */
export function ClubMoneyPage() {
  const t = useWords();
  const id = useParams()['id'] ?? '';
  const read = useRead('adminClubInvoice', { params: { id } });
  const club = read.data?.club;
  return (
    <AdminPage
      title={t('invoices.money.title', { club: club?.name ?? '…' })}
      back={{ to: adminInvoicesPath, name: t('invoices.list.title') }}
      sub={club ? <Sub club={club} /> : undefined}
    >
      <Ready read={read}>{(money) => <ClubMoney money={money} />}</Ready>
    </AdminPage>
  );
}

function Sub({ club }: { club: ClubInvoice['club'] }) {
  const t = useWords();
  return (
    <>
      <ClubStateBadge state={club.registrationState} />
      <span>{countryNameOf(t, club.countryCode)}</span>
      {club.variableSymbol === null ? null : (
        <span>
          {t('invoices.variableSymbol')} <b>{club.variableSymbol}</b>
        </span>
      )}
    </>
  );
}

function ClubMoney({ money }: { money: ClubInvoice }) {
  const t = useWords();
  const [outcome, setOutcome] = useState<IssueOutcome | null>(null);
  return (
    <>
      {outcome ? <IssueReport outcome={outcome} /> : null}
      {money.unpriced.length > 0 ? <Banner kind="bad">{t('invoices.money.unpriced')}</Banner> : null}
      {isOvertaken(money) ? <Banner kind="wait">{t('invoices.money.changed')}</Banner> : null}
      <CardGrid>
        <BalanceCard money={money} issued={setOutcome} />
        <LinesCard money={money} />
        <DocumentsCard money={money} />
        <PaymentsCard money={money} />
      </CardGrid>
    </>
  );
}

interface BalanceCardProps {
  readonly money: ClubInvoice;
  readonly issued: (outcome: IssueOutcome) => void;
}

/** What the club owes and has paid, and the press that issues the rest. */
export function BalanceCard({ money, issued }: BalanceCardProps) {
  const t = useWords();
  const { toPay, paid, rest, currency, dueDate, overdue } = money.finance;
  const facts = [
    ['toPay', toPay],
    ['paid', paid],
    ['rest', rest],
  ] as const;
  const due =
    dueDate === null || rest <= 0 ? null : (
      <Badge kind={overdue ? 'bad' : 'wait'}>
        {t('invoices.due')}: {dayText(t, dueDate)}
      </Badge>
    );
  return (
    <Card title={t('invoices.balance')} aside={due}>
      <dl className="invoices__sums">
        {facts.map(([key, amount]) => (
          <div key={key} className={`invoices__${key}`}>
            <dt>{t(`invoices.${key}`)}</dt>
            <dd>{moneyText(t, amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <Bar part={paid} of={toPay} />
      <IssueButton money={money} issued={issued} />
    </Card>
  );
}

function IssueButton({ money, issued }: BalanceCardProps) {
  const t = useWords();
  const issue = useIssue(issued);
  const { club, lines } = money;
  const waiting = lines.filter(({ documentNumber, outdated }) => documentNumber === null || outdated);
  if (waiting.length === 0) return null;
  const overtaken = isOvertaken(money);
  const changed = overtaken ? ` ${t('invoices.money.changed')}` : '';
  const text = `${issueText(t, money)}${changed}`;
  return (
    <AsyncButton action={() => issue([{ clubId: club.id, name: club.name }], text, overtaken)}>
      {t('invoices.money.issue')}
    </AsyncButton>
  );
}

function issueText(t: Translator, money: ClubInvoice): string {
  const asked = askedByIssuing(money);
  if (asked === null) return t('invoices.money.issueNothing');
  const amount = moneyText(t, asked.amount, money.finance.currency);
  if (asked.amount === asked.total) return t('invoices.money.issueText', { amount });
  return t('invoices.money.issuePaidText', {
    amount,
    total: moneyText(t, asked.total, money.finance.currency),
  });
}

/** Whether the order says something else than an issued line, so that its document is taken back first. */
export function isOvertaken({ lines }: ClubInvoice): boolean {
  return lines.some(({ outdated }) => outdated);
}

/**
 * What the documents that issuing would make come to, and what they would ask for once payments are counted (MO22): lines that
 * wait, and those of documents that are taken back first. null: no new document.
 */
function askedByIssuing({
  lines,
  finance,
}: Pick<ClubInvoice, 'lines' | 'finance'>): { readonly total: number; readonly amount: number } | null {
  const overtaken = new Set(lines.flatMap((line) => (line.outdated ? (line.documentNumber ?? []) : [])));
  const isNew = ({ documentNumber }: ClubInvoice['lines'][number]) =>
    documentNumber === null || overtaken.has(documentNumber);
  const current = lines.filter((line) => !line.outdated && isNew(line));
  if (current.length === 0) return null;
  const staying = finance.documents.filter(
    ({ kind, credited, number }) => kind === 'invoice' && !credited && !overtaken.has(number),
  );
  let others = staying.reduce((sum, { total }) => sum + total, 0);
  let amount = 0;
  for (const total of groupIntoDocuments(current).map(totalOf)) {
    amount += total - paidBefore(total, { paid: finance.paid, others });
    others += total;
  }
  return { total: totalOf(current), amount };
}
