import { useWords } from '../../../../../lib/words/words.ts';
import type { Evaluation } from '../engine/messages.ts';
import type { Marks } from './grid-types.ts';
import { ChipText, inkOf } from './match-chip.tsx';

/** More are counted, not drawn: they come into sight as the first ones get their places. */
const mostShown = 60;

interface UnplacedRowProps {
  readonly unplaced: Evaluation['unplaced'];
  readonly marks: Marks;
}

/** Matches without a place, those with the fewest possible places first; dropping a match here takes it out. */
export function UnplacedRow({ unplaced, marks }: UnplacedRowProps) {
  const t = useWords();
  const { view, cursor, lifted, hidden } = marks;
  const shown = unplaced
    .flatMap(({ match, places }) => {
      const known = view.matches.get(match);
      return known && !hidden.has(known.category) ? [{ match: known, places }] : [];
    })
    .slice(0, mostShown);
  return (
    <div className="unplaced" role="row" aria-rowindex={2} data-unplaced>
      <div className="lane__head" role="rowheader">
        <b>{t('planSchedule.noPlace')}</b>
        <b className="unplaced__count">{t.number(unplaced.length)}</b>
        <kbd>U</kbd>
      </div>
      <div className="unplaced__list" role="presentation">
        {shown.map(({ match, places }) => {
          const isHere = cursor?.row === 'unplaced' && cursor.match === match.key;
          const possible = places === null ? '' : t('planSchedule.places', { count: places });
          const teams = `${match.home} – ${match.away}`;
          return (
            <div
              key={match.key}
              className={`chip chip--unplaced ${inkOf(view.categories, match.category)}${lifted?.match === match.key ? ' chip--origin' : ''}`}
              role="gridcell"
              tabIndex={isHere ? 0 : -1}
              data-match={match.key}
              data-waiting
            >
              <ChipText match={match} categories={view.categories} />
              <span className="chip__more"> {possible}</span>
              <span className="visually-hidden">
                {' '}
                {teams}, {t('planSchedule.noPlace')}
              </span>
            </div>
          );
        })}
        <span className="unplaced__hint" role={shown.length === 0 ? 'gridcell' : 'presentation'}>
          {unplaced.length > shown.length
            ? t('planSchedule.moreWaiting', { count: unplaced.length - shown.length })
            : t(unplaced.length === 0 ? 'planSchedule.allPlaced' : 'planSchedule.noPlaceHint')}
        </span>
      </div>
    </div>
  );
}
