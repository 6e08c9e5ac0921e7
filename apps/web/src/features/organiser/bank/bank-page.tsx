import { useWords } from '../../../lib/words/words.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { BankFileCard } from './bank-file-card.tsx';
import { BankImportsCard } from './bank-imports-card.tsx';
import { BankQueueCard, DifferingCard } from './bank-queue-card.tsx';
import { OnlinePaymentsCard } from './online-payments-card.tsx';
import '../invoices/invoices.css';

/** Bank files and what they have brought: what found its club, what waits, who has paid something else than was owed. */
export function BankPage() {
  const t = useWords();
  const list = useListQuery();
  const read = useRead('bankQueue', { query: list.all }, { keepPrevious: true });
  return (
    <AdminPage title={t('invoices.bank.title')}>
      <BankFileCard />
      <Ready read={read}>
        {(queue) => (
          <>
            <BankQueueCard queue={queue} busy={read.isFormer} />
            {queue.differing.length > 0 ? <DifferingCard rows={queue.differing} /> : null}
          </>
        )}
      </Ready>
      <BankImportsCard />
      <OnlinePaymentsCard />
    </AdminPage>
  );
}
