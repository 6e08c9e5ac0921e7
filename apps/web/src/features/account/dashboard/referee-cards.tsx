import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import { holds } from '@sevenmetre/contract/record';
import { refereePath, refereeRegistrationPath } from '../../../lib/paths/paths.ts';
import { refereeMatchesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { dayText, instantDayText } from '../../../lib/time/moments.ts';
import { Link } from '../../../ui/link.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { RefereeStateBadge } from '../../../ui/page/state-badge.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { takesPart } from './takes-part.ts';
import { WindowClosed } from './window-closed.tsx';

/** The user's registrations as a referee; without one, the way to register. */
export function RefereeCards({ body }: { body: OwnDashboard }) {
  const t = useWords();
  if (body.referees.length > 0) {
    return body.referees.map((referee) => (
      <RefereeCard key={referee.id} referee={referee} timeZone={body.edition.timeZone} />
    ));
  }
  const mayCreate = holds(body.links, 'refereeRegistrationCreate');
  if (!mayCreate && takesPart(body)) return null;
  return (
    <Card title={t('dashboard.referee.heading')} span={6}>
      <Empty
        action={
          mayCreate ? (
            <KnownLink to="/registration/referee/create">{t('dashboard.referee.create')}</KnownLink>
          ) : null
        }
      >
        {t('dashboard.referee.none')}{' '}
        {mayCreate ? null : (
          <WindowClosed
            of="referee"
            from={body.windows.refereeCreate.from}
            timeZone={body.edition.timeZone}
          />
        )}
      </Empty>
    </Card>
  );
}

interface RefereeCardProps {
  readonly referee: OwnDashboard['referees'][number];
  readonly timeZone: string;
}

function RefereeCard({ referee, timeZone }: RefereeCardProps) {
  const t = useWords();
  const {
    id,
    firstName,
    lastName,
    registrationState: state,
    stateReason,
    arrivalDate,
    departureDate,
  } = referee;
  const stay =
    arrivalDate === null || departureDate === null
      ? []
      : [[t('dashboard.referee.stay'), `${dayText(t, arrivalDate)} – ${dayText(t, departureDate)}`] as const];
  const name = `${firstName} ${lastName}`;
  return (
    <Card
      title={`${t('dashboard.referee.heading')}: ${name}`}
      span={6}
      aside={<RefereeStateBadge state={state} />}
    >
      <p>
        {t(`dashboard.referee.state.${state}`)}
        {state === 'declined' && stateReason !== null ? (
          <> {t('dashboard.club.reason', { reason: stateReason })}</>
        ) : null}
      </p>
      <Facts
        rows={[[t('dashboard.referee.registered'), instantDayText(t, referee.createdAt, timeZone)], ...stay]}
      />
      <div className="actions">
        {state === 'approved' ? (
          <KnownLink to={refereeMatchesPath}>{t('dashboard.referee.matches')}</KnownLink>
        ) : null}
        <Link className="button" to={refereePath(id)}>
          {t('dashboard.referee.detail')}
        </Link>
        {holds(referee.links, 'refereeRegistrationUpdate') ? (
          <KnownLink to={refereeRegistrationPath(id)}>{t('dashboard.referee.edit')}</KnownLink>
        ) : null}
      </div>
    </Card>
  );
}
