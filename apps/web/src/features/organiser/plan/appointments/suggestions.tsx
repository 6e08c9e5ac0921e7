import { pricePairs } from '@sevenmetre/engine/referees';
import { useMemo, useState } from 'react';
import type { AppointmentProblem, PricedPair } from '@sevenmetre/engine/referees';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../../lib/words/words.ts';
import { type BoardView, type ShownMatch, matchName } from './board-model.ts';
import type { Appointing } from './use-appointments.ts';

const levelNames = ['', 'C', 'B', 'A'] as const;

/** Points as they are shown: tenths rounded, with a sign. */
function priceText({ rise }: PricedPair): string {
  const points = Math.round(rise / 10);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

/** Why a pair costs what it costs, in words: what it breaks, then what it misses, then its load. */
function reasonsText(t: Translator, { problems, load }: PricedPair, level: string): string {
  const codes = [...new Map(problems.map((problem) => [problem.code, problem])).values()];
  const words = codes.map((problem) => problemText(t, problem));
  const isLow = codes.some(({ code }) => code === 'level');
  return [
    ...words,
    ...(isLow ? [] : [t('appointments.price.levelOk', { level })]),
    t('appointments.price.load', { from: load - 1, to: load }),
  ].join(', ');
}

function problemText(t: Translator, { code, params }: AppointmentProblem): string {
  const { minutes = 0, count = 0, needs = 0 } = params;
  return t(`appointments.price.${code}`, {
    minutes,
    count,
    needs: levelNames[needs] ?? '',
    from: 0,
    to: 0,
  });
}

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
