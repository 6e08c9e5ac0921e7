import { countryName } from '@sevenmetre/rules/names';
import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { useState } from 'react';
import { favourites } from '../../../lib/favourites/favourites.ts';
import { useTeams } from '../../../lib/favourites/favourite-teams.ts';
import { later } from '../../../lib/page/deferred-part.tsx';
import { teamPath } from '../../../lib/paths/paths.ts';
import { openSearch } from '../../../lib/page/search-open.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Plate } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { PressMore } from '../../../ui/press-more.tsx';
import { TeamCards } from '../../../ui/team-day/team-cards.tsx';
import { TeamStrip } from '../../../ui/team-day/team-strip.tsx';
import { TeamName } from '../../../ui/team-name.tsx';
import '../../../styles/parts/table.css';
import './my-teams-list.css';

// Loaded separately, so that it is not part of what every page loads.
const ScoreAnnouncer = later(async () => (await import('../../../ui/score-announcer.tsx')).ScoreAnnouncer);

interface MyTeamsListProps {
  readonly ids: readonly number[];
  readonly dashboard: DashboardSlice;
}

/** The day of the visitor's teams; the teams themselves on request. */
export function MyTeamsList({ ids, dashboard }: MyTeamsListProps) {
  const t = useWords();
  const teams = useTeams(ids);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h2 id="mine" className="visually-hidden">
        {t('favourites.heading')}
      </h2>
      <Day teams={teams} dashboard={dashboard} />
      <PressMore press={() => setOpen(!isOpen)} expanded={isOpen}>
        {t('favourites.all', { count: ids.length })}
      </PressMore>
      {isOpen ? <Teams teams={teams} /> : null}
    </>
  );
}

/** The whole day of one team; of several, a short card for each. */
function Day({
  teams,
  dashboard: { live, next, justFinished = [] },
}: {
  teams: readonly TeamSlice[];
  dashboard: DashboardSlice;
}) {
  const t = useWords();
  const fresh = new Map([...live, ...justFinished, ...next].map((ticket) => [ticket.id, ticket]));
  const [first] = teams;
  if (!first) return <p className="my-teams__hint">{t('favourites.waiting')}</p>;
  const own = new Map(teams.flatMap(({ matches }) => matches.map((match) => [match.id, match] as const)));
  return (
    <>
      {teams.length === 1 ? (
        <TeamStrip slice={first} fresh={fresh} />
      ) : (
        <TeamCards teams={teams} fresh={fresh} />
      )}
      {/* Announcing the goals of all matches would be noise; match pages announce their own. */}
      <ScoreAnnouncer matches={[...own.values()].map((match) => fresh.get(match.id) ?? match)} />
    </>
  );
}

function Teams({ teams }: { teams: readonly TeamSlice[] }) {
  const t = useWords();
  return (
    <>
      <table className="table">
        <caption className="visually-hidden">{t('favourites.heading')}</caption>
        <thead>
          <tr>
            <th className="my-teams__team" scope="col">
              {t('favourites.country')}
            </th>
            <th className="table__text" scope="col">
              {t('favourites.team')}
            </th>
            <th className="table__text" scope="col" colSpan={2}>
              {t('favourites.category')}
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((slice) => (
            <Row key={slice.team.id} slice={slice} />
          ))}
        </tbody>
      </table>
      <button className="button button--outline" type="button" onClick={openSearch}>
        {t('favourites.add')}
      </button>
    </>
  );
}

function Row({ slice: { team, category, country } }: { slice: TeamSlice }) {
  const { t, locale } = useLanguage();
  return (
    <tr>
      <td className="my-teams__team">
        <Flag {...team} />
        <span className="table__wide">{countryName(country, locale)}</span>
      </td>
      <th className="table__text" scope="row">
        <Link to={teamPath(team.id)}>
          <TeamName team={team} />
        </Link>
      </th>
      <td className="table__text">
        <Plate category={category} text={category.code} />
      </td>
      <td>
        <button
          className="icon-button"
          type="button"
          aria-pressed="true"
          aria-label={t('favourites.follow', { team: fullName(team) })}
          onClick={() => favourites.set(team.id, false)}
        >
          <Icon name="close" />
        </button>
      </td>
    </tr>
  );
}
