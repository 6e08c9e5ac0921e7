import { inLanguage } from '@sevenmetre/rules/language';
import type { ClubDetail, ClubDetailTeam } from '@sevenmetre/contract/clubs/schemas';
import { holds } from '@sevenmetre/contract/record';
import { clubRegistrationPath, clubRosterPath, teamPlanPath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { hasPage } from '../../../lib/paths/known-pages.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { TeamStateBadge } from '../../../ui/page/state-badge.tsx';

/** The teams that the reader may see, with their packages, their first match and their people. */
export function TeamsCard({ club }: { club: ClubDetail }) {
  const t = useWords();
  const { id, teams, partial, links } = club;
  const add = holds(links, 'teamCreate') ? (
    <KnownLink to={clubRegistrationPath(id)}>{t('clubs.teams.add')}</KnownLink>
  ) : null;
  return (
    <Card title={t('clubs.teams.heading')} span={8} aside={add}>
      {partial && teams.length > 0 ? <p className="muted">{t('clubs.teams.partial')}</p> : null}
      <DataTable
        caption={t('clubs.teams.heading')}
        columns={useColumns(club)}
        rows={teams}
        rowKey={(team) => team.id}
        empty={t(partial ? 'clubs.teams.noPermission' : 'clubs.teams.empty')}
      />
    </Card>
  );
}

function useColumns({ id, links, declined, registration }: ClubDetail): Column<ClubDetailTeam>[] {
  const t = useWords();
  const enters = holds(links, 'participantCreate') && !declined;
  return [
    { key: 'team', title: t('clubs.teams.team'), phone: 'heading', cell: (team) => <Team team={team} /> },
    {
      key: 'state',
      title: t('clubs.teams.state'),
      phone: 'aside',
      cell: ({ state }) => (
        <TeamStateBadge state={state} ofClub={declined ? 'declined' : registration?.state} />
      ),
    },
    {
      key: 'persons',
      title: t('clubs.teams.persons'),
      phone: 'heading',
      cell: ({ state, bundlePersons }) =>
        state === 'withdrawn' ? null : (
          <span className="no-wrap">{t('clubs.teams.bundles', { count: bundlePersons })}</span>
        ),
    },
    {
      key: 'people',
      title: t('clubs.teams.people'),
      align: 'right',
      phone: 'aside',
      cell: ({ state, participants, bundlePersons }) => (
        <>
          <b>{t.number(participants)}</b>
          {state === 'withdrawn' ? null : ` / ${t.number(bundlePersons)}`}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('clubs.teams.actions'),
      phone: 'action',
      cell: ({ id: teamId, name, state }) => {
        // A team that has withdrawn has ordered nothing, and nobody waits for its roster.
        const action = t(enters && state !== 'withdrawn' ? 'clubs.teams.enterRoster' : 'clubs.roster.view');
        return (
          <KnownLink to={`${clubRosterPath(id)}?team=${teamId}`} label={`${action}: ${name}`}>
            {action}
          </KnownLink>
        );
      },
    },
  ];
}

function Team({ team: { id, name, categoryCode, firstMatch } }: { team: ClubDetailTeam }) {
  const { t, locale } = useLanguage();
  const match =
    firstMatch === null
      ? t('clubs.teams.noMatches')
      : `${dayText(t, firstMatch.day)} ${firstMatch.time} · ${inLanguage(locale, { cs: firstMatch.placeNameCs, en: firstMatch.placeNameEn })}`;
  return (
    <>
      <b>{name}</b>
      <div className="muted">
        {categoryCode} · {match}
      </div>
      {firstMatch !== null && hasPage(teamPlanPath(id)) ? (
        <Link
          className="club-team__more"
          to={teamPlanPath(id)}
          aria-label={`${t('clubs.teams.schedule')}: ${name}`}
        >
          {t('clubs.teams.schedule')}
        </Link>
      ) : null}
    </>
  );
}
