import type { PriceList, PriceListItemRow } from '@sevenmetre/contract/price-list/schemas';
import { useParams } from 'react-router';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { priceListPath } from '../../../lib/paths/signed-in-paths.ts';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { CardGrid } from '../../../ui/page/card.tsx';
import { PriceHistory } from './price-history.tsx';
import { priceFieldWord } from './price-field-word.ts';
import { PackageCard, OfferCard } from './price-offer.tsx';
import { AmountsCard, WhatCard } from './price-parts.tsx';
import { RemoveItem } from './remove-item.tsx';
import { usePriceForm } from './use-price-form.tsx';
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

interface PriceItemFormProps {
  /** null: a new one. */
  readonly row: PriceListItemRow | null;
  readonly list: PriceList;
  readonly refresh: () => Promise<void>;
}

/** Everything of an item, in cards; saved as a whole, once one has seen what it changes. */
function PriceItemForm({ row, list, refresh }: PriceItemFormProps) {
  const t = useWords();
  const form = usePriceForm({ row, list, refresh });
  const nameOf = (field: string) => t(priceFieldWord(field));
  const parts = { form, row, list };
  return (
    <Form form={form} nameOf={nameOf}>
      <CardGrid>
        <WhatCard {...parts} />
        <AmountsCard {...parts} />
        <OfferCard {...parts} />
        {form.values.serviceType === 'package' ? <PackageCard {...parts} /> : null}
      </CardGrid>
      <Submit form={form} more={row === null ? null : <RemoveItem row={row} refresh={refresh} />} />
    </Form>
  );
}
