import { operations } from '@sevenmetre/contract/operations';
import type { CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { clubRosterPath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { StepButton } from './step-button.tsx';

type Team = CheckInClub['teams'][number];

const isIncomplete = ({ players, leaders }: Team) => players === 0 || leaders === 0;

/** Who is missing in rosters, and the badges of those who are not. */
export function RostersCard({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const { teams, withoutTeam, club } = body;
  const missing = teams.filter(isIncomplete).length;
  const href = `${operations.wristbands.path.replace('{id}', String(club.id))}?locale=${locale}`;
  return (
    <Card title={t('checkIn.rosters.title')} span={6}>
      {teams.length === 0 ? <Empty>{t('checkIn.rosters.none')}</Empty> : null}
      {teams.length > 0 ? (
        <Badge kind={missing > 0 ? 'wait' : 'good'}>
          {missing > 0 ? t('checkIn.rosters.missing', { count: missing }) : t('checkIn.rosters.complete')}
        </Badge>
      ) : null}
      <ul className="check-in__lines">
        {teams.map((team) => (
          <li key={team.id}>
            <b>
              {team.name} <small>{team.categoryCode}</small>
            </b>
            <span className={isIncomplete(team) ? 'check-in__owes' : ''}>
              {t('checkIn.rosters.players', { count: team.players })},{' '}
              {t('checkIn.rosters.leaders', { count: team.leaders })}
            </span>
          </li>
        ))}
      </ul>
      {withoutTeam > 0 ? <p>{t('checkIn.rosters.withoutTeam', { count: withoutTeam })}</p> : null}
      <div className="check-in__actions">
        <a className="button button--outline" href={href} download>
          {t('checkIn.rosters.wristbands')}
        </a>
        <Link className="button button--outline" to={clubRosterPath(club.id)}>
          {t('checkIn.rosters.open')}
        </Link>
      </div>
      <StepButton body={body} step="wristbands" />
    </Card>
  );
}
