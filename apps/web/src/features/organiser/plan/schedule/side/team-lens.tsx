import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { weekdayText } from '../../../../../lib/time/moments.ts';
import { useWords } from '../../../../../lib/words/words.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { inkOf } from '../grid/match-chip.tsx';
import { timeText } from '../../clock.ts';
import { courtCode } from '../model/names.ts';
import type { ShownMatch } from '../model/schedule-view.ts';
import type { Planner } from '../planner/use-planner.ts';

/** The days of both teams of the match at the cursor. */
export function TeamLens({ planner }: { planner: Planner }) {
  const t = useWords();
  const { view, day, actions, marks } = planner;
  const key = marks.lifted?.match ?? planner.match;
  const match = key === null ? undefined : view.matches.get(key);
  const iso = view.days[day];
  return (
    <section className="plan-side__part lens" aria-label={t('planSchedule.lens')}>
      <div className="plan-side__head">
        <h2>{t('planSchedule.lens')}</h2>
        <div className="lens__day">
          <button
            type="button"
            className="icon-tool"
            aria-label={t('planSchedule.earlierDay')}
            onClick={() => actions.showDay(day - 1)}
          >
            <Icon name="back" />
          </button>
          <span>{iso === undefined ? '' : weekdayText(t, iso)}</span>
          <button
            type="button"
            className="icon-tool"
            aria-label={t('planSchedule.laterDay')}
            onClick={() => actions.showDay(day + 1)}
          >
            <Icon name="on" />
          </button>
        </div>
      </div>
      <div className="lens__body">
        {match ? (
          match.players.map((team, index) => (
            <TeamDay key={team} planner={planner} match={match} team={team} isFirst={index === 0} />
          ))
        ) : (
          <p className="quiet">{t('planSchedule.lensEmpty')}</p>
        )}
      </div>
    </section>
  );
}

interface TeamDayProps {
  readonly planner: Planner;
  readonly match: ShownMatch;
  readonly team: string;
  readonly isFirst: boolean;
}

function TeamDay({ planner, match, team, isFirst }: TeamDayProps) {
  const t = useWords();
  const { view, day, grid } = planner;
  const own = [...view.matches.values()]
    .filter(({ players }) => players.includes(team))
    .flatMap(({ key }) => {
      const place = view.document.placements.get(key);
      return place && Math.floor(place.start / minutesOfDay) === day ? [{ key, ...place }] : [];
    })
    .toSorted((a, b) => a.start - b.start);
  const span = grid.to - grid.from;
  const left = (start: number) => `${(((start % minutesOfDay) - grid.from) / span) * 100}%`;
  const changes = own.slice(1).filter(({ hall }, index) => hall !== own[index]?.hall).length;
  const name = view.teamNames.get(team) ?? team;
  const times = own.map(({ start, hall }) => `${timeText(start)} ${courtCode(view, hall)}`).join(', ');
  return (
    <div className="team-day">
      <div className="team-day__head">
        <b>{name}</b>
        <span className="quiet">{t(isFirst ? 'planSchedule.solid' : 'planSchedule.dashed')}</span>
      </div>
      <div className="team-day__strip" role="img" aria-label={`${name}: ${times}`}>
        {own.map(({ key, start, hall }) => (
          <i
            key={key}
            className={`${inkOf(view.categories, match.category)}${key === match.key ? ' team-day__current' : ''}`}
            style={{ left: left(start), width: `max(24px, ${(grid.step / span) * 100}%)` }}
          >
            {courtCode(view, hall).replace(/^\D+(?=\d)/, '')}
          </i>
        ))}
      </div>
      <p className="quiet">
        {t('planSchedule.lensFacts', { count: own.length })} ·{' '}
        {t('planSchedule.hallChanges', { count: changes })}
      </p>
    </div>
  );
}
