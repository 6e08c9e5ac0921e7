import type { PriceList } from '@sevenmetre/contract/price-list/schemas';
import { useParams } from 'react-router';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { priceListPath } from '../../../lib/paths/signed-in-paths.ts';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { PriceHistory } from './price-history.tsx';
import { PriceItemForm } from './price-item-form.tsx';
import '../enumerations/enumerations.css';

/** One item of the price list, or a new one. */
export function PriceItemPage() {
  const { t, locale } = useLanguage();
  const { id = 'new' } = useParams();
  const { within } = useWorkingEdition();
  const read = useEditionRead('priceList', {});
  const row = read.data?.items.find((item) => String(item.id) === id) ?? null;
  return (
    <AdminPage
      title={row === null ? t('priceList.new') : localName(row.values, locale)}
      back={{ to: within(priceListPath), name: t('priceList.title') }}
      sub={row?.values.code}
    >
      <EditionBar chooses={false} />
      <Ready read={read}>
        {(list) => <Item key={id} isNew={id === 'new'} row={row} list={list} refresh={read.refresh} />}
      </Ready>
    </AdminPage>
  );
}

interface ItemProps {
  readonly isNew: boolean;
  readonly row: PriceList['items'][number] | null;
  readonly list: PriceList;
  readonly refresh: () => Promise<void>;
}

function Item({ isNew, row, list, refresh }: ItemProps) {
  const { t } = useLanguage();
  if (row === null && !isNew) return <Empty>{t('priceList.noItem')}</Empty>;
  return (
    <>
      <PriceItemForm row={row} list={list} refresh={refresh} />
      {row === null ? null : <PriceHistory list={list} id={row.id} />}
    </>
  );
}
