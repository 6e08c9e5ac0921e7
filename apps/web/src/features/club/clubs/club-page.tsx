import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { holds } from '@sevenmetre/contract/record';
import { useParams } from 'react-router';
import { inLanguage } from '@sevenmetre/rules/language';
import type { ClubFinance } from '@sevenmetre/contract/invoices/schemas';
import { ownDashboardPath, clubRosterPath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { CardGrid, Card, Facts, Bar } from '../../../ui/page/card.tsx';
import { ClubStateBadge } from '../../../ui/page/state-badge.tsx';
import { Ready, Empty } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { TodayMatches } from '../../../ui/today-matches.tsx';
import { dayText, instantText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { serverNow } from '../../../lib/time/server-time.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { BedsCard } from './accommodation-card.tsx';
import { FinanceCard } from './invoices-card.tsx';
import { RegistrationCard } from './registration-card.tsx';
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

type Groups = NonNullable<ClubDetail['extraPersons']>;

/** Those who come with the club and belong to no team, by what was ordered for them. */
function ExtraPersonsCard({ groups }: { groups: Groups }) {
  const { t, locale } = useLanguage();
  if (groups.length === 0) {
    return (
      <Card title={t('clubs.extra.heading')} span={5}>
        <Empty>{t('clubs.extra.empty')}</Empty>
      </Card>
    );
  }
  return (
    <Card title={t('clubs.extra.heading')} span={5}>
      {groups.map((group) => {
        const ordered = [
          [
            inLanguage(locale, { cs: group.packageNameCs, en: group.packageNameEn }) ??
              t('clubs.extra.withoutPackage'),
            group.bundlePersons,
          ],
          [t('clubs.extra.lunch'), group.handballPersons],
          [t('clubs.extra.vip'), group.vipPartyPersons],
          [t('clubs.extra.single'), group.singleRoomPersons],
        ] as const;
        const rows = ordered.filter(([, count]) => count > 0);
        return <Facts key={group.id} rows={rows.map(([name, count]) => [name, t.number(count)])} />;
      })}
    </Card>
  );
}

/** What a club still has to do, in one sentence at the top. Renders nothing when nothing is open. */
function OpenTasks({ club, finance }: { club: ClubDetail; finance: ClubFinance | undefined }) {
  const t = useWords();
  const tasks = [...openPayment(finance), ...openRoster(club)];
  if (tasks.length === 0) return null;
  return (
    <Banner kind="wait">
      <b>{t('clubs.open', { count: tasks.length })}</b> {tasks.join(', ')}.
    </Banner>
  );

  function openPayment(money: ClubFinance | undefined): string[] {
    if (!money || money.rest <= 0 || money.documents.length === 0) return [];
    const amount = moneyText(t, money.rest, money.currency);
    return [
      money.dueDate === null
        ? t('clubs.openPay', { amount })
        : t('clubs.openPayBy', { amount, date: dayText(t, money.dueDate) }),
    ];
  }

  function openRoster({ registration, roster, declined }: ClubDetail): string[] {
    const accepted =
      !declined && (registration === null || ['approved', 'processed'].includes(registration.state));
    const missing = roster.of - roster.participants;
    return accepted && missing > 0 ? [t('clubs.openRoster', { count: missing })] : [];
  }
}

/** How many of the expected people have been entered, and until when that is possible. */
function RosterCard({ club }: { club: ClubDetail }) {
  const t = useWords();
  const { id, roster, timeZone, links, declined } = club;
  const { participants, of, deadline } = roster;
  const isPast = deadline !== null && Date.parse(deadline) <= serverNow();
  const enters = holds(links, 'participantCreate') && !declined;
  return (
    <Card title={t('clubs.roster.heading')} span={4}>
      {participants === 0 ? <Empty>{t('clubs.roster.empty')}</Empty> : null}
      <div className="club-count">
        <b aria-hidden="true">{t.number(participants)}</b>
        <span>{t('clubs.roster.entered', { participants, of })}</span>
      </div>
      <Bar part={participants} of={of} />
      {deadline === null ? null : (
        <p className="muted">
          {t(isPast ? 'clubs.roster.past' : 'clubs.roster.deadline', {
            date: instantText(t, deadline, timeZone),
          })}
        </p>
      )}
      <KnownLink to={clubRosterPath(id)}>{t(enters ? 'clubs.roster.enter' : 'clubs.roster.view')}</KnownLink>
    </Card>
  );
}
