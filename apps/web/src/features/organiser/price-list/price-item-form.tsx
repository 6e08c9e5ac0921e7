import type { PriceList, PriceListItemRow } from '@sevenmetre/contract/price-list/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { CardGrid } from '../../../ui/page/card.tsx';
import { priceFieldWord } from './price-field-word.ts';
import { PackageCard, OfferCard } from './price-offer.tsx';
import { AmountsCard, WhatCard } from './price-parts.tsx';
import { RemoveItem } from './remove-item.tsx';
import { usePriceForm } from './use-price-form.tsx';

interface PriceItemFormProps {
  /** null: a new one. */
  readonly row: PriceListItemRow | null;
  readonly list: PriceList;
  readonly refresh: () => Promise<void>;
}

/** Everything of an item, in cards; saved as a whole, once one has seen what it changes. */
export function PriceItemForm({ row, list, refresh }: PriceItemFormProps) {
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
