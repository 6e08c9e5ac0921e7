import type { PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { useDeferredValue, useId, useMemo } from 'react';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TeamName } from '../../../ui/team-name.tsx';
import { teamsOf } from './road.ts';
import type { Road } from './road.ts';
import type { ChosenRoad } from './use-road.ts';

/** Chooses whose road is highlighted, or takes it away. */
export function RoadChoice({ slice, chosen: { road, choose } }: { slice: PlayoffSlice; chosen: ChosenRoad }) {
  return road ? <Chosen road={road} choose={choose} /> : <Offer slice={slice} choose={choose} />;
}

type Choose = Pick<ChosenRoad, 'choose'>;

function Chosen({ road: { team }, choose }: Choose & { road: Road }) {
  const t = useWords();
  return (
    <p className="bracket-bar__road">
      <span className="muted">{t('bracket.road.label')}</span>
      <button
        className="button button--outline"
        type="button"
        aria-label={t('bracket.road.clear', { team: fullName(team) })}
        onClick={() => choose(null)}
      >
        <Flag {...team} />
        <TeamName team={team} />
        <Icon name="close" />
      </button>
    </p>
  );
}

const noTeams: ReturnType<typeof teamsOf> = [];

function Offer({ slice, choose }: Choose & { slice: PlayoffSlice }) {
  const { t, locale } = useLanguage();
  const id = useId();
  const teams = useMemo(() => teamsOf(slice), [slice]);
  // They are not needed at first and render later.
  const listed = useDeferredValue(teams, noTeams);
  if (teams.length === 0) return null;
  const names = listed
    .map((team) => ({ id: team.id, name: fullName(team) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <p className="bracket-bar__road">
      <label className="muted" htmlFor={id}>
        {t('bracket.road.label')}
      </label>
      <select id={id} value="" onChange={(event) => choose(Number(event.currentTarget.value))}>
        <option value="">{t('bracket.road.none')}</option>
        {names.map((team) => (
          <option key={team.id} value={team.id}>
            {team.name}
          </option>
        ))}
      </select>
    </p>
  );
}
