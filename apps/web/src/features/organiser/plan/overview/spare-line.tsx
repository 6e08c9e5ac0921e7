import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { shortDay } from '@sevenmetre/phrases/days';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { timeText } from '../clock.ts';
import { scrolledByKeys } from '../scrolled-by-keys.ts';
import { type Hour, dayParts, lineOf } from './spare-points.ts';
import { ScrollBox } from '../../../../ui/tables/scroll-box.tsx';
import './capacity.css';

interface SpareLineProps {
  readonly hours: NonNullable<PlanOverview['capacity']>['hours'];
  /** ISO days of the edition. */
  readonly days: readonly string[];
}

/** Places to spare, hour by hour: below the zero line matches have no place. The same figures stand below as a table. */
export function SpareLine({ hours, days }: SpareLineProps) {
  const t = useWords();
  if (hours.length === 0) return null;
  const { points, zero, tightest } = lineOf(hours);
  const parts = dayParts(hours);
  const inside = points.map(({ x, y }) => `${x} ${y}`).join(' L ');
  const isShort = tightest.hour.spare < 0;
  const moment = momentOf(tightest.hour, days, (iso) => weekdayText(t, iso));
  const label = isShort
    ? t('plan.spareShort', { moment, short: t('plan.short', { count: -tightest.hour.spare }) })
    : t('plan.spareFewest', { count: tightest.hour.spare });
  return (
    <figure className="spare-line">
      <figcaption>{t('plan.spareLine')}</figcaption>
      <div className="spare-line__drawing" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="spare-line__area" d={`M 0 ${zero} L ${inside} L 100 ${zero} Z`} />
          {parts.slice(1).map(({ from }) => (
            <path key={from} className="spare-line__day" d={`M ${(from / hours.length) * 100} 0 v 100`} />
          ))}
          <path className="spare-line__zero" d={`M 0 ${zero} H 100`} />
          <path d={`M ${inside}`} />
          {points
            .filter(({ hour }) => hour.spare < 0)
            .map(({ x, y, hour }) => (
              <path key={hour.minute} className="spare-line__short" d={`M ${x} ${zero} V ${y}`} />
            ))}
        </svg>
        <b
          className={isShort ? 'spare-line__label spare-line__label--short' : 'spare-line__label'}
          style={{ left: `${Math.min(84, Math.max(16, tightest.x))}%` }}
        >
          {label}
        </b>
      </div>
      <div className="spare-line__days" aria-hidden="true">
        {parts.map(({ day, count, first, last }) => (
          <span key={day} style={{ flexGrow: count }}>
            <b>{dayText(days, day, (iso) => shortDay(t, iso))}</b> {timeText(first)}–{timeText(last + 60)}
          </span>
        ))}
      </div>
      <HoursTable hours={hours} days={days} />
    </figure>
  );
}

function HoursTable({ hours, days }: SpareLineProps) {
  const t = useWords();
  return (
    <details>
      <summary>{t('plan.hours.title')}</summary>
      <ScrollBox className="spare-line__table" {...scrolledByKeys} aria-label={t('plan.hours.title')}>
        <table className="plan-table">
          <thead>
            <tr>
              {(['hour', 'open', 'needed', 'spare'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`plan.hours.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour.minute} className={hour.spare < 0 ? 'spare-line__row--short' : undefined}>
                <th scope="row">{momentOf(hour, days, (iso) => weekdayText(t, iso))}</th>
                <td>{t.number(hour.open)}</td>
                <td>{t.number(hour.needed)}</td>
                <td>{t.number(hour.spare)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}

function momentOf({ minute }: Hour, days: readonly string[], nameOf: (iso: string) => string): string {
  return `${dayText(days, Math.floor(minute / minutesOfDay), nameOf)} ${timeText(minute)}`.trim();
}

function dayText(days: readonly string[], day: number, nameOf: (iso: string) => string): string {
  const iso = days[day];
  return iso === undefined ? '' : nameOf(iso);
}
