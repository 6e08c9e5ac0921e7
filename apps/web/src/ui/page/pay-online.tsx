import { paymentLinkHost } from '@sevenmetre/rules/bank';
import { useWords } from '../../lib/words/words.ts';
import './pay-online.css';

/** Leads to the organiser's payment provider, which does not learn from which page. */
export function PayOnline({ href }: { href: string }) {
  const t = useWords();
  return (
    <p className="pay-online">
      <a className="button" href={href} rel="noreferrer">
        {t('clubPayment.payOnline')}
      </a>
      <small>{paymentLinkHost(href)}</small>
    </p>
  );
}
