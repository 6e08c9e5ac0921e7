import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { holds } from '@sevenmetre/contract/record';
import { useParams } from 'react-router';
import { ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { CardGrid } from '../../../ui/page/card.tsx';
import { ClubStateBadge } from '../../../ui/page/state-badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { TodayMatches } from '../../../ui/today-matches.tsx';
import { BedsCard } from './accommodation-card.tsx';
import { ExtraPersonsCard } from './extra-persons-card.tsx';
import { FinanceCard } from './invoices-card.tsx';
import { OpenTasks } from './open-tasks.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { RosterCard } from './roster-card.tsx';
import { TeamsCard } from './teams-card.tsx';
import { UsersCard } from './users-card.tsx';
import './clubs.css';

/** A club: its open tasks, money, teams and information. Leaders of teams see their own teams. */
export function ClubPage() {
  const t = useWords();
  const id = Number(useParams()['id']);
  const read = useRead('clubDetail', { params: { id } });
  const club = read.data;
  return (
    <SignedInPage
      title={club?.name ?? t('dashboard.club.heading')}
      back={{ to: ownDashboardPath, name: t('signedIn.nav.dashboard') }}
      sub={club ? <Place club={club} /> : undefined}
    >
      <Ready read={read}>{(detail) => <Cards club={detail} />}</Ready>
    </SignedInPage>
  );
}

function Place({ club }: { club: ClubDetail }) {
  const { locale } = useLanguage();
  const { countryCode, regionName, registration } = club;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(countryCode) ?? countryCode;
  return (
    <>
      <span>{regionName === null ? country : `${country}, ${regionName}`}</span>
      {registration ? <ClubStateBadge state={registration.state} /> : null}
    </>
  );
}

function Cards({ club }: { club: ClubDetail }) {
  const seesMoney = holds(club.links, 'clubFinance');
  const finance = useRead('clubFinance', { params: { id: club.id } }, { enabled: seesMoney });
  return (
    <>
      <Today club={club} />
      <OpenTasks club={club} finance={finance.data} />
      <CardGrid>
        {seesMoney ? <FinanceCard club={club} read={finance} /> : null}
        {club.registration ? <RegistrationCard club={club} registration={club.registration} /> : null}
        <TeamsCard club={club} />
        <RosterCard club={club} />
        {club.extraPersons ? <ExtraPersonsCard groups={club.extraPersons} /> : null}
        {club.users ? <UsersCard club={club} users={club.users} /> : null}
        <BedsCard club={club} />
      </CardGrid>
    </>
  );
}

function Today({ club: { teams, timeZone } }: { club: ClubDetail }) {
  const days = teams.flatMap(({ firstMatch }) => firstMatch?.day ?? []);
  return (
    <TodayMatches
      teamIds={teams.map(({ id }) => id)}
      timeZone={timeZone}
      firstDay={days.toSorted((a, b) => a.localeCompare(b))[0]}
    />
  );
}
