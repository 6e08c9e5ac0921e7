import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import type { EarlierPaper } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Failed } from '../../../ui/page/states.tsx';

/** Invoices and credit notes of the years before, folded, since only accountants need them. */
export function EarlierPapers({ club: { id, name } }: { club: Pick<ClubDetail, 'id' | 'name'> }) {
  const t = useWords();
  const { data, failure, refresh } = useRead('clubEarlierPapers', { params: { id } });
  if (!data) return failure ? <Failed failure={failure} retry={refresh} /> : null;
  if (data.papers.length === 0) return null;
  return (
    <details>
      <summary>{t('clubs.finance.earlier', { count: data.papers.length })}</summary>
      <ul className="club-papers">
        {data.papers.map((paper) => (
          <Paper key={paper.id} paper={paper} name={name} />
        ))}
      </ul>
    </details>
  );
}

/** A club that had another name then is named: one person may have looked after two. */
function Paper({ paper, name }: { paper: EarlierPaper; name: string }) {
  const t = useWords();
  const { year, number, kind, total, currency, href, clubName } = paper;
  return (
    <li>
      <span>{year}</span>
      <span>
        <a href={href} download>
          {t(kind === 'invoice' ? 'clubs.finance.invoice' : 'clubs.finance.creditNote', { number })}
        </a>
        {clubName === name ? null : <small className="muted">{clubName}</small>}
      </span>
      <b>{moneyText(t, total, currency)}</b>
    </li>
  );
}
