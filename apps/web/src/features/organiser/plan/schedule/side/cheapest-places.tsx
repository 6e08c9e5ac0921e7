import { useWords } from '../../../../../lib/words/words.ts';
import type { Lifted } from '../grid/grid-types.ts';
import { nameOf, placeText } from '../model/names.ts';
import { signed } from '../model/price.ts';
import type { Planner } from '../planner/use-planner.ts';

const mostShown = 30;

/** Where a lifted match would cost least, on all days. */
export function CheapestPlaces({ planner, lifted }: { planner: Planner; lifted: Lifted }) {
  const t = useWords();
  const { view, lift } = planner;
  const { best, target } = lifted;
  return (
    <section className="plan-side__part plan-side__part--grow" aria-label={t('planSchedule.cheapest')}>
      <div className="plan-side__head">
        <h2>{t('planSchedule.cheapest')}</h2>
        <span className="quiet">
          {lifted.prices === null
            ? t('planSchedule.checking')
            : t('planSchedule.fit', { count: best.length })}
        </span>
      </div>
      <ol className="plan-side__scroll cheapest">
        {best.slice(0, mostShown).map(({ hall, start, price }, index) => {
          const isTarget = target?.row === 'place' && target.hall === hall && target.start === start;
          const choose = () => {
            lift.carryTo({ row: 'place', hall, start });
            lift.drop();
          };
          return (
            <li key={`${hall} ${start}`}>
              <button type="button" className={isTarget ? 'cheapest__target' : ''} onClick={choose}>
                <b>{index + 1}</b>
                <span>
                  <b>{placeText(t, view, { hall, start }, planner.day)}</b>
                  <small>
                    {price.swapWith === null
                      ? t('planSchedule.free')
                      : t('planSchedule.swapWith', { match: nameOf(view, price.swapWith) })}
                  </small>
                </span>
                <span className={`price ${price.points > 0 ? 'price--up' : 'price--down'}`}>
                  {signed(price.points)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
