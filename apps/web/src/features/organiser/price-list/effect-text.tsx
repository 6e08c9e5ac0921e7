import type { PriceEffect } from '@sevenmetre/contract/price-list/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';

/** Whether anybody would notice. */
export function hasEffect({ sums, overtakenDocuments, unpricedClubs }: PriceEffect): boolean {
  return sums.length > 0 || overtakenDocuments > 0 || unpricedClubs > 0;
}

/** What a change would bring about for clubs, in words. */
export function EffectText({ effect }: { effect: PriceEffect }) {
  const t = useWords();
  const { sums, overtakenDocuments, unpricedClubs } = effect;
  if (!hasEffect(effect)) return <p>{t('priceList.effect.none')}</p>;
  return (
    <ul className="organiser__report">
      {sums.map(({ currency, clubs, before, after }) => (
        <li key={currency}>
          {t('priceList.effect.sum', {
            count: clubs,
            currency,
            before: moneyText(t, before, currency),
            after: moneyText(t, after, currency),
            difference: `${after > before ? '+' : ''}${moneyText(t, after - before, currency)}`,
          })}
        </li>
      ))}
      {overtakenDocuments === 0 ? null : (
        <li>{t('priceList.effect.papers', { count: overtakenDocuments })}</li>
      )}
      {unpricedClubs === 0 ? null : <li>{t('priceList.effect.unpriced', { count: unpricedClubs })}</li>}
    </ul>
  );
}
