import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { operations } from '@sevenmetre/contract/operations';
import type { Translator } from '@sevenmetre/phrases';
import { fillPlaceholders, wordsFor } from '@sevenmetre/rules/messages';
import { beginsAtOverview, isOrganiser } from '../../../lib/session/access.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords, useLanguage } from '../../../lib/words/words.ts';
import {
  adminPath,
  clubPath,
  ownDashboardPath,
  reporterHallPath,
  signedInNow,
  accountPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Ready, Empty } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { TodayMatches } from '../../../ui/today-matches.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { NewsText } from '../../../ui/page/message-text.tsx';
import { ClubCards } from './club-cards.tsx';
import { InvitationCards } from './invitation-cards.tsx';
import { RefereeCards } from './referee-cards.tsx';
import { ReporterCard } from './reporter-card.tsx';
import { TournamentCard } from './tournament-card.tsx';
import './dashboard.css';

/**
 * The first page of a signed-in user: dates of the tournament, the user's registrations, news, and links to what the user's roles open. An
 * organiser begins at the overview.
 */
export function DashboardPage() {
  const { user } = useSession().current;
  const { state } = useLocation();
  const organises = user !== null && isOrganiser(user);
  if (organises && (beginsAtOverview(user) || (state === signedInNow && !user.secondStepMissing)))
    return <Navigate to={adminPath} replace />;
  return <OwnDashboardPage organises={organises} />;
}

function OwnDashboardPage({ organises }: { organises: boolean }) {
  const t = useWords();
  const { user } = useSession().current;
  const read = useRead('ownDashboard', {});
  return (
    <SignedInPage title={t('dashboard.title')} sub={t('dashboard.welcome', { name: user?.firstName ?? '' })}>
      {user === null ? null : <AccountNotices user={user} />}
      <Ready read={read}>
        {(body) => (
          <CardGrid>
            <ToHallOfToday body={body} />
            <ClubsToday body={body} />
            <InvitationCards invitations={body.invitations} timeZone={body.edition.timeZone} />
            <NewsCards messages={user?.dashboardMessages ?? []} />
            {body.reporting === null ? null : (
              <ReporterCard halls={body.reporting} everywhere={reportsEverywhere(user?.roles ?? [])} />
            )}
            {organises ? <OrganiserCard /> : null}
            <ClubCards body={body} />
            <RefereeCards body={body} />
            <TournamentCard body={body} />
            <DocumentsCard documents={body.documents} />
          </CardGrid>
        )}
      </Ready>
    </SignedInPage>
  );
}

/** On a day of the tournament, what the user's clubs play comes first. */
function ClubsToday({ body: { clubs, edition } }: { body: OwnDashboard }) {
  return (
    <TodayMatches
      teamIds={clubs.flatMap(({ teamIds }) => teamIds)}
      timeZone={edition.timeZone}
      firstDay={edition.startDate}
    />
  );
}

/** Right after a sign-in, somebody who does nothing but report begins in the hall of the day. */
function ToHallOfToday({ body }: { body: OwnDashboard }) {
  const { state } = useLocation();
  const [openedAt] = useState(Date.now);
  const { reporting, clubs, referees, edition } = body;
  if (state !== signedInNow || reporting === null || clubs.length + referees.length > 0) return null;
  const today = dayIn(edition.timeZone, openedAt);
  const hall = reporting.find(({ day }) => day === today);
  return hall ? <Navigate to={reporterHallPath(hall.placeId)} replace /> : null;
}

function reportsEverywhere(roles: readonly string[]): boolean {
  return roles.includes('ROLE_COMPETITION_SUPER_REPORTER');
}

function OrganiserCard() {
  const t = useWords();
  return (
    <Card title={t('dashboard.organiser.heading')} span={6}>
      <p>{t('dashboard.organiser.text')}</p>
      <KnownLink to={adminPath} main>
        {t('dashboard.organiser.open')}
      </KnownLink>
    </Card>
  );
}

/** What an account still lacks, with the way to the page on which it is done. */
function AccountNotices({ user }: { user: Pick<CurrentUser, 'emailVerified' | 'secondStepMissing'> }) {
  const t = useWords();
  const notices = [
    ...(user.secondStepMissing ? [{ kind: 'bad', text: t('dashboard.account.secondStep') } as const] : []),
    ...(user.emailVerified ? [] : [{ kind: 'wait', text: t('dashboard.account.email') } as const]),
  ];
  return notices.map(({ kind, text }) => (
    <Banner key={kind} kind={kind}>
      <p>{text}</p>
      <KnownLink to={accountPath}>{t('dashboard.account.open')}</KnownLink>
    </Banner>
  ));
}

/** Bulletin and terms, wherever the organiser keeps them. */
function DocumentsCard({ documents }: { documents: OwnDashboard['documents'] }) {
  const t = useWords();
  return (
    <Card title={t('dashboard.documents.heading')} span={4}>
      {documents.length === 0 ? <Empty>{t('dashboard.documents.none')}</Empty> : null}
      <ul className="dashboard__links">
        {documents.map(({ kind, url }) => (
          <li key={kind}>
            <a href={url} target="_blank" rel="noreferrer">
              {t(`dashboard.documents.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Message = CurrentUser['dashboardMessages'][number];

/** What the organiser tells clubs and referees; the server sends only what concerns the user. */
function NewsCards({ messages }: { messages: readonly Message[] }) {
  const { t, locale } = useLanguage();
  useSeen(messages);
  const kinds = [
    ['club', t('dashboard.news.clubs')],
    ['referee', t('dashboard.news.referees')],
  ] as const;
  return kinds.map(([kind, title]) => {
    const own = messages.filter(({ recipientType }) => recipientType === kind);
    if (own.length === 0) return null;
    return (
      <Card key={kind} title={title} span={12}>
        {own.map((message) => (
          <NewsText
            key={`${message.id} ${message.clubId ?? ''}`}
            {...withPage(message, locale)}
            files={message.files}
            summary={summaryOf(message, t)}
          />
        ))}
      </Card>
    );
  });
}

/** The PDF of the club that came with a message. */
function summaryOf({ id, clubId, hasSummary }: Message, t: Translator) {
  if (clubId === null || !hasSummary) return undefined;
  const path = operations.messageSummary.path.replace('{id}', String(id));
  return { href: `${path}?club=${clubId}&lang=${t.locale}`, label: t('dashboard.news.summary') };
}

/** `{page}` stands for the club's page, or for the dashboard. */
function withPage(message: Message, locale: string) {
  const { clubId } = message;
  const address = `${location.origin}${clubId === null ? ownDashboardPath : clubPath(clubId)}`;
  const { title, text } = wordsFor(message, locale);
  return {
    title: fillPlaceholders(title, { page: address }),
    text: fillPlaceholders(text, { page: address }),
  };
}

/** Tells the server once which new messages are on the screen; they are seen then in the session as well. */
function useSeen(messages: readonly Message[]) {
  const { ensure } = useSession();
  const ids = [...new Set(messages.filter(({ isSeen }) => !isSeen).map(({ id }) => id))].join();
  useEffect(() => {
    if (ids === '') return;
    void callServer('messagesSeen', { body: { ids: ids.split(',').map(Number) } }).then(async ({ ok }) => {
      if (ok) await ensure({ force: true });
    });
  }, [ids, ensure]);
}
