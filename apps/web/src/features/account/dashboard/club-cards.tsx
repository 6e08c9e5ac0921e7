import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import { holds } from '@sevenmetre/contract/record';
import { clubPath, clubRegistrationPath, clubStatusPath } from '../../../lib/paths/signed-in-paths.ts';
import { clubRegistrationStartPath } from '../../../lib/paths/paths.ts';
import { serverNow } from '../../../lib/time/server-time.ts';
import { useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { dayText, instantDayText, instantText } from '../../../lib/time/moments.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Bar, Card } from '../../../ui/page/card.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { ClubStateBadge } from '../../../ui/page/state-badge.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { takesPart } from './takes-part.ts';
import { WindowClosed } from './window-closed.tsx';
import { dotted } from '../../../lib/words/dotted.ts';

/** The clubs that a user acts for, each with its state; without one, the way to register. */
export function ClubCards({ body }: { body: OwnDashboard }) {
  const t = useWords();
  const mayCreate = holds(body.links, 'clubRegistrationCreate');
  if (body.clubs.length === 0) {
    if (!mayCreate && takesPart(body)) return null;
    return (
      <Card title={t('dashboard.club.heading')} span={6}>
        <Empty
          action={
            mayCreate ? (
              <KnownLink to={clubRegistrationStartPath} main>
                {t('dashboard.club.create')}
              </KnownLink>
            ) : null
          }
        >
          {t('dashboard.club.none')} {mayCreate ? null : <ClubsClosed body={body} />}
        </Empty>
      </Card>
    );
  }
  return body.clubs.map((club, index) => (
    <ClubCard
      key={club.id}
      club={club}
      timeZone={body.edition.timeZone}
      another={mayCreate && index === body.clubs.length - 1}
    />
  ));
}

/** Registration ends with the deadline for teams when that comes first: a club without a team cannot be sent. */
function ClubsClosed({ body: { windows, edition } }: { body: OwnDashboard }) {
  const t = useWords();
  const { clubCreate, clubTeamCreateTill: till } = windows;
  const isBefore = (instant: string | null) => instant !== null && Date.parse(instant) <= serverNow();
  const isInWindow = (clubCreate.from === null || isBefore(clubCreate.from)) && !isBefore(clubCreate.till);
  if (till !== null && isInWindow && isBefore(till))
    return t('dashboard.club.teamsOver', { till: instantText(t, till, edition.timeZone) });
  return <WindowClosed of="club" from={clubCreate.from} timeZone={edition.timeZone} />;
}

interface ClubCardProps {
  readonly club: OwnDashboard['clubs'][number];
  readonly timeZone: string;
  /** Offers to register one more. */
  readonly another: boolean;
}

function ClubCard({ club, timeZone, another }: ClubCardProps) {
  const t = useWords();
  const { id, name, registrationState: state, stateReason, participants, persons, createdAt } = club;
  const registered = instantDayText(t, createdAt, timeZone);
  return (
    <Card title={name} span={6} aside={state === null ? null : <ClubStateBadge state={state} />}>
      <p>
        {state === null ? t('dashboard.club.leads') : t(`dashboard.club.state.${state}`)}
        {state === 'declined' && stateReason !== null ? (
          <> {t('dashboard.club.reason', { reason: stateReason })}</>
        ) : null}
      </p>
      {club.takenBack.map(({ amount, currency, day }, index) => (
        <Banner key={index} kind="wait">
          {t('dashboard.club.takenBack', { amount: moneyText(t, amount, currency), day: dayText(t, day) })}
        </Banner>
      ))}
      <p className="muted">
        {dotted([
          t('dashboard.club.teams', { count: club.teams }),
          t('dashboard.club.entered', { participants, of: persons }),
          ...(club.isAdmin ? [`${t('dashboard.club.registered')} ${registered}`] : []),
        ])}
      </p>
      <Bar part={participants} of={persons} />
      <div className="actions">
        <KnownLink to={clubPath(id)} main label={`${t('dashboard.club.open')}: ${name}`}>
          {t('dashboard.club.open')}
        </KnownLink>
        {holds(club.links, 'clubRegistrationUpdate') ? (
          <KnownLink to={clubRegistrationPath(id)} label={`${t('dashboard.club.edit')}: ${name}`}>
            {t('dashboard.club.edit')}
          </KnownLink>
        ) : null}
        {club.takenBack.length === 0 ? null : (
          <KnownLink to={clubStatusPath(id)}>{t('dashboard.club.toPayment')}</KnownLink>
        )}
        {another ? <KnownLink to={clubRegistrationStartPath}>{t('dashboard.club.another')}</KnownLink> : null}
      </div>
    </Card>
  );
}
