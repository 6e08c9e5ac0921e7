import type { Translator } from '@sevenmetre/phrases';
import { dayAndMonthText, shortMonthText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { type Trend, drawing, plot, trendShape } from './trend-shape.ts';
import './trend-chart.css';

/** Left of this the number of now is written at the right of its point. */
const narrow = 120;

/** The growing number of registered teams beside the editions before and all places. */
export function TrendChart({ trend, capacity }: { trend: Trend; capacity: number | null }) {
  const t = useWords();
  const shape = trendShape(trend, capacity);
  const { now } = shape;
  const isNarrow = now.x < narrow;
  return (
    <svg
      className="trend-chart"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={sentence(t, trend, capacity)}
    >
      {shape.rules.map(({ teams, y }) => (
        <g key={teams}>
          <path className="trend-chart__rule" d={`M${plot.left} ${y}H${plot.right}`} />
          <text x={plot.left - 6} y={y + 4} textAnchor="end">
            {t.number(teams)}
          </text>
        </g>
      ))}
      {shape.places === null ? null : (
        <path className="trend-chart__places" d={`M${plot.left} ${shape.places}H${plot.right}`} />
      )}
      {shape.before.map(({ year, line }, index) => (
        <path key={year} className={`trend-chart__year trend-chart__year--${index + 1}`} d={line} />
      ))}
      <path className="trend-chart__own" d={shape.own} />
      <circle cx={now.x} cy={now.y} r="5" />
      <text
        className="trend-chart__now"
        x={isNarrow ? now.x : now.x - 8}
        y={now.y - 9}
        textAnchor={isNarrow ? 'start' : 'end'}
      >
        {t('organiser.trend.now', { count: trend.teams.at(-1) ?? 0 })}
      </text>
      {shape.labels.map(({ name, y }) => (
        <text
          key={name}
          x={plot.right + 6}
          y={y}
          className={name === 'places' ? 'trend-chart__capacity' : undefined}
        >
          {name === 'places'
            ? t('organiser.trend.places', { count: capacity ?? 0 })
            : t('organiser.trend.inYear', { year: String(name), count: lastOf(trend, name) })}
        </text>
      ))}
      {shape.days.map(({ day, x, isMonth }) => (
        <text key={day} x={x} y={plot.bottom + 22}>
          {isMonth ? shortMonthText(t, day) : dayAndMonthText(t, day)}
        </text>
      ))}
    </svg>
  );
}

/** The chart for those who listen: how many now, and what the editions before had. */
function sentence(t: Translator, trend: Trend, capacity: number | null): string {
  const week = trend.teams.length - 1;
  return [
    t('organiser.trend.nowTeams', { count: trend.teams.at(-1) ?? 0 }),
    ...(capacity === null ? [] : [t('organiser.trend.placesInAll', { count: capacity })]),
    ...trend.before.map(({ year, teams }) =>
      t('organiser.trend.sameDay', {
        year: String(year),
        count: teams[week] ?? 0,
        total: lastOf(trend, year),
      }),
    ),
  ].join(' ');
}

function lastOf({ before }: Trend, year: number): number {
  return before.find((line) => line.year === year)?.teams.at(-1) ?? 0;
}
