import type { PriceList } from '@sevenmetre/contract/price-list/schemas';
import { serviceTypes } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { listPath, priceItemPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { PriceHistory } from './price-history.tsx';
import { usePriceColumns } from './price-columns.tsx';
import '../enumerations/enumerations.css';
import { serviceWord } from './price-field-word.ts';

/** Milliseconds: how often the page looks whether bills have followed. */
const lookAgain = 1500;

/** What clubs can order, by what it is for, in the order in which it is offered. */
export function PriceListPage() {
  const t = useWords();
  const [isFollowing, setFollowing] = useState(false);
  const { within } = useWorkingEdition();
  const read = useEditionRead('priceList', {}, isFollowing ? { every: lookAgain } : {});
  const waits = (read.data?.clubsToFollow ?? 0) > 0;
  if (waits !== isFollowing) setFollowing(waits);
  const hasSupplier = (read.data?.suppliers.length ?? 0) > 0;
  const add = hasSupplier ? (
    <Link className="button" to={within(priceItemPath(null))}>
      {t('priceList.add')}
    </Link>
  ) : undefined;
  return (
    <AdminPage title={t('priceList.title')} sub={t('priceList.lead')} actions={add}>
      <EditionBar />
      <Ready read={read}>
        {(list) => (
          <>
            <Items list={list} refresh={read.refresh} />
            <PriceHistory list={list} />
          </>
        )}
      </Ready>
    </AdminPage>
  );
}

function Items({ list, refresh }: { list: PriceList; refresh: () => Promise<void> }) {
  const t = useWords();
  const { within } = useWorkingEdition();
  const { items, suppliers, clubsToFollow } = list;
  const columns = usePriceColumns(list, refresh);
  if (items.length === 0) {
    const toLists = <Link to={within(listPath('suppliers'))}>{t('priceList.noSupplier')}</Link>;
    return <Empty action={suppliers.length === 0 ? toLists : undefined}>{t('priceList.empty')}</Empty>;
  }
  return (
    <div className="enumerations__cards enumerations__prices">
      {clubsToFollow === 0 ? null : (
        <Banner kind="wait">{t('priceList.follow', { count: clubsToFollow })}</Banner>
      )}
      {serviceTypes.map((serviceType) => {
        const own = items.filter(({ values }) => values.serviceType === serviceType);
        const title = t(serviceWord(serviceType));
        return own.length === 0 ? null : (
          <Card key={serviceType} title={title}>
            <DataTable caption={title} columns={columns} rows={own} rowKey={({ id }) => id} empty="" />
          </Card>
        );
      })}
    </div>
  );
}
