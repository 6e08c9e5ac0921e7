import { type Bottleneck, minutesOfDay, slotsOf } from '@sevenmetre/engine/schedule';
import type { Translator } from '@sevenmetre/phrases';
import { useMemo } from 'react';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import type { Engine } from './engine/use-engine.ts';
import { timeText } from '../clock.ts';
import { nameOf } from './model/names.ts';
import type { ScheduleView } from './model/schedule-view.ts';
import type { Planner } from './planner/use-planner.ts';

/** How full each day is and where it is tightest; while a match is picked up, the legend of the colours. */
export function CapacityLine({ planner, engine }: { planner: Planner; engine: Engine }) {
  const { lifted } = planner.marks;
  return (
    <div className="capacity">
      {lifted ? <Legend planner={planner} /> : <DayMeters view={planner.view} />}
      <span className="capacity__space" />
      {lifted ? null : <Tightest engine={engine} days={planner.view.days} />}
    </div>
  );
}

function Legend({ planner }: { planner: Planner }) {
  const t = useWords();
  const { view, marks } = planner;
  const lifted = marks.lifted;
  if (!lifted) return null;
  return (
    <>
      <b>{t('planSchedule.lifted', { match: nameOf(view, lifted.match) })}</b>
      <span className="legend">
        <i className="legend__fits">−6</i>
        {t('planSchedule.fits')}
        <i className="legend__costs">+9</i>
        {t('planSchedule.costs')}
        <i className="legend__breaks" />
        {t('planSchedule.breaks')}
      </span>
      <span className="capacity__space" />
      <span>
        {lifted.prices === null
          ? t('planSchedule.checking')
          : t('planSchedule.possible', { count: lifted.best.length })}
      </span>
    </>
  );
}

function DayMeters({ view }: { view: ScheduleView }) {
  const t = useWords();
  const { input, days, document, matches } = view;
  const places = useMemo(
    () =>
      days.map((_, day) =>
        input.hallDays.filter((one) => one.day === day).reduce((sum, one) => sum + slotsOf(one).length, 0),
      ),
    [days, input],
  );
  const taken = days.map(() => 0);
  for (const [key, { start }] of document.placements) {
    const day = Math.floor(start / minutesOfDay);
    if (matches.has(key)) taken[day] = (taken[day] ?? 0) + 1;
  }
  return (
    <>
      <b>{t('planSchedule.capacity')}</b>
      {days.map((iso, day) => {
        const [count, all] = [taken[day] ?? 0, places[day] ?? 0];
        return (
          <span key={iso} className="capacity__day">
            <b>{weekdayText(t, iso).split(/[ ,.]/)[0]}</b>
            <span className="meter" aria-hidden="true">
              <i style={{ width: `${all === 0 ? 0 : Math.min(100, (count / all) * 100)}%` }} />
            </span>
            {t('planSchedule.ofPlaces', { count, places: all })}
          </span>
        );
      })}
    </>
  );
}

function Tightest({ engine, days }: { engine: Engine; days: readonly string[] }) {
  const t = useWords();
  const [tightest] = engine.capacity?.tightest ?? [];
  if (!tightest) return null;
  const { need, have, side } = tightest;
  const moment = momentText(t, days, tightest);
  if (need > have)
    return <b className="capacity__short">{t('planSchedule.short', { count: need - have })}</b>;
  const words = { moment, need, have };
  return (
    <span className="quiet">
      {side === 'by' ? t('planSchedule.tightestBy', words) : t('planSchedule.tightestFrom', words)}
    </span>
  );
}

/** "Sat 27 March 18:40". */
export function momentText(
  t: Translator,
  days: readonly string[],
  { minute }: Pick<Bottleneck, 'minute'>,
): string {
  const iso = days[Math.floor(minute / minutesOfDay)];
  return iso === undefined ? timeText(minute) : `${weekdayText(t, iso)} ${timeText(minute)}`;
}
