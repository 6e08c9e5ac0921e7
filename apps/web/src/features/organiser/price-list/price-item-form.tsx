import type { PriceList, PriceListItemRow } from '@sevenmetre/contract/price-list/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { CardGrid } from '../../../ui/page/card.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { ConflictCard } from '../enumerations/conflict-card.tsx';
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
    <>
      <ErrorSummary
        attempt={form.attempts}
        errors={form.errors.map(({ field, text }) => ({ field, text, label: nameOf(field) }))}
      />
      {form.conflict === null ? null : <ConflictCard {...form.conflict} nameOf={nameOf} />}
      <CardGrid>
        <WhatCard {...parts} />
        <AmountsCard {...parts} />
        <OfferCard {...parts} />
        {form.values.serviceType === 'package' ? <PackageCard {...parts} /> : null}
      </CardGrid>
      {form.failure === null ? null : (
        <p className="field-error" role="alert">
          {form.failure}
        </p>
      )}
      <div className="actions enumerations__save">
        <AsyncButton action={form.save}>{t('signedIn.save')}</AsyncButton>
        {row === null ? null : <RemoveItem row={row} refresh={refresh} />}
      </div>
    </>
  );
}
