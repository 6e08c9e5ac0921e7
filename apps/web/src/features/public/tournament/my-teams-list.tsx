import { countryName } from '@sevenmetre/rules/names';
import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { Fragment, useState } from 'react';
import { dayIn, shortDay } from '../../../lib/time/days.ts';
import { favourites } from '../../../lib/favourites/favourites.ts';
import { useTeams } from '../../../lib/favourites/favourite-teams.ts';
import { later } from '../../../lib/page/deferred-part.tsx';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { teamPath } from '../../../lib/paths/paths.ts';
import { openSearch } from '../../../lib/page/search-open.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Plate } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { PressMore } from '../../../ui/press-more.tsx';
import { TeamName } from '../../../ui/team-name.tsx';
import { Ticket } from '../../../ui/ticket.tsx';
import { myMatches } from './my-matches.ts';
import '../../../styles/parts/ticket.css';
import '../../../styles/parts/table.css';
import './my-teams-list.css';

// Asked for apart, or it would stand among what every page loads.
const ScoreAnnouncer = later(async () => (await import('../../../ui/score-announcer.tsx')).ScoreAnnouncer);

interface MyTeamsListProps {
  readonly ids: readonly number[];
  readonly dashboard: DashboardSlice;
}

/** Matches of the visitor's teams side by side; the teams themselves on request. */
export function MyTeamsList({ ids, dashboard }: MyTeamsListProps) {
  const t = useWords();
  const teams = useTeams(ids);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="section-head">
        <h2 id="mine">{t('favourites.heading')}</h2>
        <PressMore press={() => setOpen(!isOpen)} expanded={isOpen}>
          {t('favourites.all', { count: ids.length })}
        </PressMore>
      </div>
      <Matches teams={teams} dashboard={dashboard} />
      {isOpen ? <Teams teams={teams} /> : null}
    </>
  );
}

function Matches({ teams, dashboard }: { teams: readonly TeamSlice[]; dashboard: DashboardSlice }) {
  const t = useWords();
  const today = useNow((now) => dayIn(dashboard.edition.timeZone, now));
  const matches = myMatches(teams, dashboard);
  if (matches.length === 0) {
    return (
      <p className="my-teams__hint">{t(teams.length === 0 ? 'favourites.waiting' : 'favourites.rest')}</p>
    );
  }
  const dayOf = (at: number) => {
    const ticket = matches[at]?.ticket;
    return ticket && !isLive(ticket) ? (ticket.day ?? '') : today;
  };
  return (
    <>
      <ul className="my-teams__matches" aria-label={t('favourites.matches')}>
        {matches.map(({ ticket, category }, at) => {
          const day = dayOf(at);
          return (
            <Fragment key={ticket.id}>
              {day === today || day === '' || (at > 0 && dayOf(at - 1) === day) ? null : (
                <li className="playing">{shortDay(t, day)}</li>
              )}
              <Ticket ticket={ticket} category={category} showGroup />
            </Fragment>
          );
        })}
      </ul>
      {/* Goals of a whole tournament would be noise: of the others the pages of their matches tell. */}
      <ScoreAnnouncer matches={matches.map(({ ticket }) => ticket)} />
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
