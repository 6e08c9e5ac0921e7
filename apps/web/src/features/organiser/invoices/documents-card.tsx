import { type Locale } from '@sevenmetre/rules/vocabulary';
import { languageNames } from '@sevenmetre/rules/names';
import { createTranslator } from '@sevenmetre/phrases';
import type { ClubInvoice, FinanceDocument } from '@sevenmetre/contract/invoices/schemas';
import { browserWords } from '../../../lib/words/browser-words.ts';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { useAskReason } from '../page/use-ask-reason.tsx';
import { useMoneyPress } from './use-invoice-write.ts';

/** Invoices and credit notes of a club, the newest first. */
export function DocumentsCard({ money }: { money: ClubInvoice }) {
  const t = useWords();
  const { documents } = money.finance;
  return (
    <Card title={t('invoices.money.documents')} span={6}>
      {documents.length === 0 ? <Empty>{t('invoices.money.noDocuments')}</Empty> : null}
      <ul className="invoices__list">
        {documents.toReversed().map((document) => (
          <li key={document.id} className="invoices__row">
            <DocumentWords document={document} />
            <span className="invoices__tools">
              <a
                className="button button--outline"
                href={document.href}
                download
                aria-label={t('invoices.money.downloadOf', { number: document.number })}
              >
                {t('invoices.money.download')}
              </a>
              {document.kind === 'invoice' && !document.credited ? (
                <CreditButton document={document} />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DocumentWords({ document }: { document: FinanceDocument }) {
  const t = useWords();
  const { kind, number, total, currency, issuedOn, dueDate, credited, correctsNumber } = document;
  const facts = [
    t('invoices.money.issuedOn', { date: dayText(t, issuedOn) }),
    ...(kind === 'invoice' ? [t('invoices.money.dueOn', { date: dayText(t, dueDate) })] : []),
    ...(correctsNumber === null ? [] : [t('invoices.money.correctsInvoice', { number: correctsNumber })]),
  ];
  return (
    <span>
      <span className="invoices__name">
        {t(kind === 'invoice' ? 'invoices.money.invoice' : 'invoices.money.creditNote', { number })}
      </span>
      <span className="muted invoices__under">{dotted(facts)}</span>
      <b className={credited ? 'invoices__over' : ''}>{moneyText(t, total, currency)}</b>{' '}
      {credited ? <Badge kind="plain">{t('invoices.money.credited')}</Badge> : null}
    </span>
  );
}

/** In the club's language, not the organiser's: as on a credit note that nobody gave a reason for. */
async function proposedReason(locale: Locale): Promise<string> {
  const words = await browserWords.borrow(locale, ['invoiceDocument']);
  return createTranslator(words, locale)('invoiceDocument.orderChanged');
}

function CreditButton({ document }: { document: FinanceDocument }) {
  const t = useWords();
  const { id, number, total, currency, locale } = document;
  const ask = useAskReason({
    hint: t('invoices.money.creditReason', { language: languageNames(t.locale)[locale] }),
    proposed: () => proposedReason(locale),
    confirm: t('invoices.money.creditConfirm'),
  });
  const write = useMoneyPress('adminInvoiceCredit');
  const credit = async () => {
    const amount = moneyText(t, -total, currency);
    const title = t('invoices.money.creditTitle', { number });
    const answer = await ask(title, t('invoices.money.creditText', { amount }), true);
    if (answer === null) return undefined;
    return write({ params: { id: String(id) }, body: { reason: answer.reason ?? '' } });
  };
  return (
    <AsyncButton look="danger" label={t('invoices.money.creditOf', { number })} action={credit}>
      {t('invoices.money.credit')}
    </AsyncButton>
  );
}
