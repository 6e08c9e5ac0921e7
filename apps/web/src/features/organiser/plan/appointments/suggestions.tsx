import { pricePairs } from '@sevenmetre/engine/referees';
import { useMemo, useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { type BoardView, type ShownMatch, matchName } from './board-model.ts';
import { priceText, reasonsText } from './price-text.ts';
import type { Appointing } from './use-appointments.ts';

interface SuggestionsProps {
  readonly view: BoardView;
  readonly match: ShownMatch;
  readonly appointing: Appointing;
  readonly done: () => void;
}

const best = 3;

/** The three best pairs for a match with their price in words; on request all, also those that would break a rule. */
export function Suggestions({ view, match, appointing, done }: SuggestionsProps) {
  const t = useWords();
  const [isWhole, setWhole] = useState(false);
  const priced = useMemo(() => {
    const others = new Map([...view.wanted].filter(([key]) => key !== String(match.id)));
    return pricePairs(view.board.input, others, String(match.id));
  }, [view, match.id]);
  const shown = isWhole ? priced : priced.filter(({ broken }) => broken <= 0).slice(0, best);
  const give = async (pairId: number, name: string) => {
    const changes = [{ matchId: match.id, pairId, seen: match.pairId }];
    await appointing.change({ changes, name: `${name}, ${matchName(match)}` });
    done();
  };
  return (
    <div className="appointments__suggestions" role="group" aria-label={t('appointments.suggestions')}>
      {shown.length === 0 ? <p>{t('appointments.noSuggestion')}</p> : null}
      {shown.map((one) => {
        const pair = view.pairs.find(({ pair: { id } }) => String(id) === one.pair);
        if (!pair) return null;
        return (
          <button
            key={one.pair}
            type="button"
            aria-label={t('appointments.appoint', { pair: pair.name })}
            onClick={() => void give(pair.pair.id, pair.name)}
          >
            <b>{pair.name}</b>
            <span
              className={`appointments__price${one.broken > 0 ? ' appointments__price--broken' : one.rise > 0 ? ' appointments__price--up' : ''}`}
            >
              {one.broken > 0 ? '!' : priceText(one)}
            </span>
            <small>{reasonsText(t, one, pair.pair.level)}</small>
          </button>
        );
      })}
      {isWhole || priced.length <= shown.length ? null : (
        <button type="button" onClick={() => setWhole(true)}>
          {t('appointments.all')}
        </button>
      )}
    </div>
  );
}
