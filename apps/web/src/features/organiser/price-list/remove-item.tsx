import type { PriceListItemRow } from '@sevenmetre/contract/price-list/schemas';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { priceListPath } from '../../../lib/paths/signed-in-paths.ts';
import { useEditionWrite, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { usesText } from '../enumerations/entry-words.ts';
import { useRemoval } from '../page/use-removal.ts';
import { EffectText } from './effect-text.tsx';

interface RemoveItemProps {
  readonly row: PriceListItemRow;
  readonly refresh: () => Promise<void>;
}

/** Removes an item that nobody has ordered or been charged; otherwise shows why it cannot be removed. */
export function RemoveItem({ row, refresh }: RemoveItemProps) {
  const { t, locale } = useLanguage();
  const removeAfter = useRemoval(useWorkingEdition().within(priceListPath));
  const askEffect = useEditionWrite('priceListEffect');
  const remove = useEditionWrite('priceItemDelete', ['priceList']);
  if (row.uses.length > 0) {
    return (
      <p className="field-hint enumerations__reason">
        {t('enumerations.inUse', { uses: usesText(t, row.uses) })} {t('priceList.hint.isActive')}
      </p>
    );
  }
  const name = localName(row.values, locale);
  const press = async () => {
    const effect = await askEffect({ body: { id: row.id, values: null } });
    const text = effect.ok ? <EffectText effect={effect.body} /> : undefined;
    return removeAfter({
      name,
      question: { title: t('priceList.effect.titleRemove', { name }), text },
      remove: () => remove({ params: { id: String(row.id) } }),
      refresh,
    });
  };
  return (
    <AsyncButton look="danger" action={press}>
      {t('priceList.remove')}
    </AsyncButton>
  );
}
