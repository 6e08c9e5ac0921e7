import type { PriceList } from '@sevenmetre/contract/price-list/schemas';
import { cateringTypes, packageLodgings, serviceTypes } from '@sevenmetre/rules/vocabulary';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import type { ChangedValue } from '../../../ui/history/change-text.tsx';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { priceFieldWord, serviceWord } from './price-field-word.ts';

interface PriceHistoryProps {
  readonly list: PriceList;
  /** Of one item; left out: of all. */
  readonly id?: number;
}

/** What was done to an item of the price list, or to all of them. */
export function PriceHistory({ list, id }: PriceHistoryProps) {
  const { t, locale } = useLanguage();
  const textOf = useValueText(list);
  return (
    <RecordHistory
      kind="price-item"
      {...(id === undefined ? {} : { id })}
      words={{
        fieldOf: (field) => t(priceFieldWord(field)),
        textOf,
        nameOf: ({ subjectId }) => {
          const item = list.items.find((one) => one.id === subjectId);
          return item && localName(item.values, locale);
        },
      }}
    />
  );
}

function useValueText({ suppliers, serviceLevels }: PriceList) {
  const { t, locale } = useLanguage();
  return (field: string, value: ChangedValue): string | undefined => {
    switch (field) {
      case 'priceCzk':
        return typeof value === 'number' ? moneyText(t, value, 'CZK') : undefined;
      case 'priceEur':
        return typeof value === 'number' ? moneyText(t, value, 'EUR') : undefined;
      case 'supplierId':
        return suppliers.find((seller) => seller.id === value)?.name;
      case 'serviceLevelId': {
        const level = serviceLevels.find((one) => one.id === value);
        return level ? localName(level, locale) : value === null ? t('priceList.anyLevel') : undefined;
      }
      case 'serviceType': {
        const type = serviceTypes.find((known) => known === value);
        return type && t(serviceWord(type));
      }
      case 'cateringType': {
        const type = cateringTypes.find((known) => known === value);
        return type && t(`priceList.catering.${type}`);
      }
      case 'lodging': {
        const kind = packageLodgings.find((known) => known === value);
        return kind && t(`priceList.lodging.${kind}`);
      }
      case 'availabilityFilter':
        return t(`priceList.audience.${value === 'local' || value === 'foreign' ? value : 'all'}`);
      default:
        return undefined;
    }
  };
}
