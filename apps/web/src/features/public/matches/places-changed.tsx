import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { ordinal } from '@sevenmetre/rules/language';
import { useWords } from '../../../lib/words/words.ts';
import { TeamName } from '../../../ui/team-name.tsx';

interface PlacesChangedProps {
  readonly effect: MatchSlice['effect'];
  readonly rows: GroupSlice['rows'];
}

/** Which places of its group a match has changed: teams that rose and teams that fell. */
export function PlacesChanged({ effect, rows }: PlacesChangedProps) {
  const t = useWords();
  const teams = new Map(rows.flatMap(({ team }) => (team ? [[team.id, team] as const] : [])));
  return (
    <>
      <h3>{t('match.effect')}</h3>
      <ul>
        {effect.map(({ teamId, from, to }) => {
          const team = teams.get(teamId);
          const words = { place: ordinal(to, t.locale), before: ordinal(from, t.locale) };
          return team ? (
            <li key={teamId}>
              <span aria-hidden="true">{to < from ? '▲' : '▼'}</span> <TeamName team={team} />{' '}
              <b>{t('match.placeChange', words)}</b>
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}
