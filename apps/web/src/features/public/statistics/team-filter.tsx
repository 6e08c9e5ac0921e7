import { fullName } from '@sevenmetre/phrases/names';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../../../lib/words/words.ts';
import type { Team } from './arrange.ts';

interface TeamFilterProps {
  readonly teams: readonly Team[];
  readonly teamId: number | null;
  readonly setTeamId: (teamId: number | null) => void;
}

const noTeams: { id: number; name: string }[] = [];

/** Narrows a list to one team, by the name of the visitor's language. */
export function TeamFilter({ teams, teamId, setTeamId }: TeamFilterProps) {
  const { t, locale } = useLanguage();
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return teams
      .map((team) => ({ id: team.id, name: fullName(team) }))
      .sort((a, b) => compare(a.name, b.name));
  }, [teams, locale]);
  // A hundred teams are not needed before the list can be read.
  const options = useDeferredValue(sorted, noTeams);
  return (
    <label className="statistics__filter">
      <span>{t('statistics.team')}</span>
      <select
        value={teamId ?? ''}
        onChange={({ target }) => setTeamId(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('statistics.allTeams')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
