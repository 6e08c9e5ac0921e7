import type { Translator } from '@sevenmetre/phrases';
import { useRead } from '../../../lib/queries/use-read.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Facts } from '../../../ui/page/card.tsx';
import { type Fold, FoldedCard } from '../../../ui/page/folded-card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import type { Meals } from '@sevenmetre/contract/accommodation/schemas';

/** What the kitchen prepares by day, and extras of the price list. */
export function MealsCard({ fold }: { fold: Fold }) {
  const t = useWords();
  const read = useRead('meals', {});
  return (
    <FoldedCard
      title={t('accommodation.meals.title')}
      summary={read.data === undefined ? null : sumOf(t, read.data)}
      fold={fold}
    >
      <Ready read={read}>{(meals) => <MealTable meals={meals} />}</Ready>
    </FoldedCard>
  );
}

/** Of all days together. */
function sumOf(t: Translator, { days }: Meals): string {
  if (days.length === 0) return t('accommodation.meals.none');
  return kinds
    .map((kind) => {
      const meals = days.reduce((sum, day) => sum + day[kind], 0);
      return `${t(`accommodation.meals.${kind}`)}\u00A0${t.number(meals)}`;
    })
    .join(', ');
}

const kinds = ['breakfasts', 'lunches', 'dinners'] as const;

function MealTable({ meals: { days, extras, vouchers } }: { meals: Meals }) {
  const { t, locale } = useLanguage();
  return (
    <>
      {days.length === 0 ? (
        <Empty>{t('accommodation.meals.none')}</Empty>
      ) : (
        <table className="accommodation-meals">
          <thead>
            <tr>
              <th scope="col">{t('accommodation.meals.day')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {t(`accommodation.meals.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((row) => (
              <tr key={row.day}>
                <th scope="row">{weekdayText(t, row.day)}</th>
                {kinds.map((kind) => (
                  <td key={kind}>{row[kind] === 0 ? '–' : t.number(row[kind])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Facts
        rows={[
          ...extras.map((extra) => [localName(extra, locale), t.number(extra.persons)] as const),
          [t('accommodation.meals.vouchers'), t.number(vouchers)] as const,
        ]}
      />
    </>
  );
}
