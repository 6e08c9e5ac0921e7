import { useMemo, useState } from 'react';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { timeText } from '../clock.ts';
import '../changes/changes.css';
import { MomentField } from '../changes/moment-field.tsx';
import { nowIn } from './board-now.ts';
import { type BoardView, type ShownPair, matchName } from './board-model.ts';
import { type LeftMatch, goingHome, leftBehind } from './going-home.ts';
import type { Appointing } from './use-appointments.ts';

interface GoingHomeProps {
  readonly view: BoardView;
  readonly pair: ShownPair;
  readonly day: number;
  readonly appointing: Appointing;
  readonly done: () => void;
}

const minutesOfDay = 1440;

/** A pair that goes home: which matches it leaves, who can take each of them, and all of it in one press. */
export function GoingHomeForm({ view, pair, day, appointing, done }: GoingHomeProps) {
  const t = useWords();
  const [from, setFrom] = useState(() => firstMoment(view, day));
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const left = useMemo(() => leftBehind(view, pair, from, chosen), [view, pair, from, chosen]);
  const open = left.filter(({ taker }) => taker === 0).length;
  const isHandedOver = open === 0 && left.length > 0;
  const apply = async () => {
    const name = t('appointments.home.step', { pair: pair.name });
    const step = goingHome(view, pair, left, { from, reason: reason.trim(), name });
    const isStored = await appointing.change(step);
    if (isStored) done();
    return isStored;
  };
  return (
    <form
      className="appointments__form"
      aria-label={t('appointments.home.title', { pair: pair.name })}
      onSubmit={(event) => event.preventDefault()}
    >
      <MomentField
        label={t('appointments.home.from')}
        value={from}
        days={view.board.days}
        onChange={setFrom}
      />
      <label>
        {t('appointments.absenceReason')}
        <input
          className="input"
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <p role="status">
        {t('appointments.home.matches', { count: left.length })}
        {open > 0 ? ` ${t('appointments.home.open', { count: open })}` : ''}
      </p>
      <ul>
        {left.map((one) => (
          <Left
            key={one.match.id}
            view={view}
            left={one}
            from={from}
            choose={(pairId) => setChosen(new Map([...chosen, [one.match.id, pairId]]))}
          />
        ))}
      </ul>
      <div className="plan-inline">
        <AsyncButton action={apply}>
          {t(isHandedOver ? 'appointments.home.handOver' : 'appointments.home.apply', { count: left.length })}
        </AsyncButton>
        <button type="button" className="tool-button tool-button--slim" onClick={done}>
          {t('appointments.home.cancel')}
        </button>
      </div>
    </form>
  );
}

interface LeftProps {
  readonly view: BoardView;
  readonly left: LeftMatch;
  /** When the pair leaves. */
  readonly from: number;
  readonly choose: (pairId: number) => void;
}

function Left({ view, left: { match, candidates, taker }, from, choose }: LeftProps) {
  const t = useWords();
  const day = view.board.days[match.led.day];
  const time = timeText(match.led.start % minutesOfDay);
  const name = `${matchName(match)}, ${day === undefined ? '' : `${weekdayText(t, day)} `}${time}, ${match.hallCode}`;
  return (
    <li>
      <label>
        {name}
        <select className="input" value={taker} onChange={(event) => choose(Number(event.target.value))}>
          {candidates.map(({ pair: id }) => (
            <option key={id} value={id}>
              {view.pairs.find(({ pair }) => String(pair.id) === id)?.name ?? id}
            </option>
          ))}
          <option value={0}>{t('appointments.home.nobody')}</option>
        </select>
      </label>
      {match.led.start < from ? (
        <p className="field-hint">
          {t('appointments.home.overlaps', { time: timeText(match.led.end % minutesOfDay) })}
        </p>
      ) : null}
    </li>
  );
}

/** Now, on a day of the tournament that is shown; else the beginning of the day. */
function firstMoment({ board: { days, timeZone } }: BoardView, day: number): number {
  const now = nowIn(timeZone);
  return day * minutesOfDay + (days[day] === now.day ? now.minute : 0);
}
