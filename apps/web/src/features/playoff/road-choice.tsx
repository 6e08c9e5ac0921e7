import type { PlayoffSlice } from '@sevenmetre/contract/schemas/playoff-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { useId } from 'react';
import { useLanguage } from '../../lib/words.ts';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TeamName } from '../../ui/team-name.tsx';
import { teamsOf } from './road.ts';
import type { ChosenRoad } from './use-road.ts';

/** Chooses whose road is highlighted, or takes it away. */
export function RoadChoice({ slice, chosen: { road, choose } }: { slice: PlayoffSlice; chosen: ChosenRoad }) {
  const { t, locale } = useLanguage();
  const id = useId();
  if (road) {
    const team = fullName(road.team);
    return (
      <p className="rdc">
        <span className="mu">{t('playoff.road.label')}</span>
        <button
          className="btn o"
          type="button"
          aria-label={t('playoff.road.clear', { team })}
          onClick={() => choose(null)}
        >
          <Flag {...road.team} />
          <TeamName team={road.team} />
          <Icon name="close" />
        </button>
      </p>
    );
  }
  const names = teamsOf(slice)
    .map((team) => ({ id: team.id, name: fullName(team) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  if (names.length === 0) return null;
  return (
    <p className="rdc">
      <label className="mu" htmlFor={id}>
        {t('playoff.road.label')}
      </label>
      <select id={id} value="" onChange={(event) => choose(Number(event.currentTarget.value))}>
        <option value="">{t('playoff.road.none')}</option>
        {names.map((team) => (
          <option key={team.id} value={team.id}>
            {team.name}
          </option>
        ))}
      </select>
    </p>
  );
}
