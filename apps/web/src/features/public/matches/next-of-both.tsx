import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { fullName, hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import { useTeams } from '../../../lib/favourites/favourite-teams.ts';
import { otherSide } from '../../../lib/matches/result.ts';
import { matchPath, teamPath } from '../../../lib/paths/paths.ts';
import { shortDay } from '../../../lib/time/days.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { placeInGroup } from '../../../lib/words/place-in-group.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

/** @param teams their ids */
export function NextOfBoth({ teams }: { teams: readonly number[] }) {
  return useTeams(teams).map((slice) => <Next key={slice.team.id} slice={slice} />);
}

function Next({ slice: { team, matches, groups } }: { slice: TeamSlice }) {
  const { t, locale } = useLanguage();
  const last = groups.at(-1);
  const who = (
    <small>
      <i>
        {fullName(team)}
        {last ? ',' : null}
      </i>
      {last ? `\u00a0${placeInGroup(t, last)}` : null}
    </small>
  );
  const next = matches.find(({ stageCode }) => stageCode === 'not_started');
  if (next === undefined)
    return (
      <Link to={teamPath(team.id)}>
        {who}
        <span>{t('match.nothingNext')}</span>
      </Link>
    );
  const { day, time, hall } = next;
  const place = hall && hallWithCode(hall, locale);
  return (
    <Link to={matchPath(next.id)}>
      {who}
      <b>{[day === null ? t('dates.dayUnknown') : shortDay(t, day), time].filter(Boolean).join(' ')}</b>
      <span>{dotted([place, opponentName(t, otherSide(next, team.id))].filter(Boolean))}</span>
    </Link>
  );
}
