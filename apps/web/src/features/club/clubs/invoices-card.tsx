import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import type { ClubFinance, FinanceDocument } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import type { Read } from '../../../lib/queries/use-read.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { Bar, Card, Facts } from '../../../ui/page/card.tsx';
import { clubStatusPath } from '../../../lib/paths/signed-in-paths.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { PayOnline } from '../../../ui/page/pay-online.tsx';
import { Empty, Failed } from '../../../ui/page/states.tsx';
import { EarlierPapers } from './earlier-papers.tsx';

/** What a club owes, the rest first, with its documents, and those of the years before. */
export function FinanceCard({ club, read }: { club: ClubDetail; read: Read<ClubFinance> }) {
  const t = useWords();
  const { data, failure } = read;
  return (
    <Card title={t('clubs.finance.heading')} span={8} aside={data ? <Due finance={data} /> : null}>
      {data ? <Balance finance={data} /> : null}
      {data && club.registration ? (
        <p>
          <KnownLink to={clubStatusPath(club.id)}>{t('clubPayment.next')}</KnownLink>
        </p>
      ) : null}
      {data ? <EarlierPapers club={club} /> : null}
      {!data && failure ? <Failed failure={failure} retry={read.refresh} /> : null}
      {!data && !failure ? <div className="skeleton skeleton--long" /> : null}
    </Card>
  );
}

function Due({ finance: { rest, dueDate, overdue, documents } }: { finance: ClubFinance }) {
  const t = useWords();
  if (documents.length === 0) return null;
  if (rest < 0) return <Badge kind="wait">{t('clubs.finance.overpaid')}</Badge>;
  if (rest === 0) return <Badge kind="good">{t('clubs.finance.settled')}</Badge>;
  if (dueDate === null) return null;
  const date = dayText(t, dueDate);
  return overdue ? (
    <Badge kind="bad">{t('clubs.finance.overdue', { date })}</Badge>
  ) : (
    <Badge kind="wait">{t('clubs.finance.due', { date })}</Badge>
  );
}

function Balance({ finance }: { finance: ClubFinance }) {
  const t = useWords();
  const { toPay, paid, rest, currency, variableSymbol, documents, orderChanged } = finance;
  const money = (amount: number) => moneyText(t, amount, currency);
  return (
    <>
      <dl className="club-money">
        <div className="club-money__rest">
          <dt>{t('clubs.finance.rest')}</dt>
          <dd>{money(rest)}</dd>
        </div>
        <div>
          <dt>{t('clubs.finance.toPay')}</dt>
          <dd>{money(toPay)}</dd>
        </div>
        <div>
          <dt>{t('clubs.finance.paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
      </dl>
      <Bar part={paid} of={toPay} />
      {orderChanged && documents.length > 0 ? (
        <p className="muted">{t('clubs.finance.orderChanged')}</p>
      ) : null}
      {documents.length === 0 ? <Empty>{t('clubs.finance.noDocuments')}</Empty> : null}
      <div className="actions">
        {documents.map((document) => (
          <DocumentLink key={document.id} document={document} />
        ))}
        {variableSymbol === null ? null : (
          <span>
            {t('clubs.finance.symbol')} <b>{variableSymbol}</b>
          </span>
        )}
      </div>
      {documents.map((document) => (
        <HowToPay key={document.id} document={document} finance={finance} />
      ))}
    </>
  );
}

/**
 * What a transfer needs, for users who pay on the phone that shows this page and so cannot scan the code on the
 * paper.
 */
function HowToPay({ document, finance }: { document: FinanceDocument; finance: ClubFinance }) {
  const t = useWords();
  const { payTo, kind, credited, number, total, currency, dueDate, payLink } = document;
  const { rest, variableSymbol } = finance;
  if (kind !== 'invoice' || credited || rest <= 0) return null;
  if (payTo === null) return payLink === null ? null : <PayOnline href={payLink} />;
  const fact = (name: string, value: string | null) => (value === null ? [] : [[name, value] as const]);
  return (
    <details className="club-payment">
      <summary>{t('clubs.finance.howToPay', { number })}</summary>
      <Facts
        rows={[
          ...fact(t('clubs.finance.payee'), payTo.name),
          ...fact(t('clubs.finance.account'), payTo.account),
          ...fact('IBAN', payTo.iban.replace(/(.{4})(?=.)/g, '$1\u00a0')),
          ...fact('BIC', payTo.bic),
          ...fact(t('clubs.finance.amount'), moneyText(t, Math.min(total, rest), currency)),
          ...fact(t('clubs.finance.symbol'), variableSymbol),
          ...fact(t('clubs.finance.payTill'), dayText(t, dueDate)),
        ]}
      />
      <p className="muted">{t('clubs.finance.codeOnPaper')}</p>
      {payLink === null ? null : <PayOnline href={payLink} />}
    </details>
  );
}

function DocumentLink({ document: { href, number, kind } }: { document: FinanceDocument }) {
  const t = useWords();
  return (
    <a className="button button--outline" href={href} download>
      {t(kind === 'invoice' ? 'clubs.finance.invoice' : 'clubs.finance.creditNote', { number })}
    </a>
  );
}
