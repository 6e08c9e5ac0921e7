import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { holds } from '@sevenmetre/contract/record';
import { clubUsersPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Empty } from '../../../ui/page/states.tsx';

interface UsersCardProps {
  readonly club: ClubDetail;
  readonly users: NonNullable<ClubDetail['users']>;
}

/** Who may act for the club, in short; the club's admins manage them on a page of its own. */
export function UsersCard({ club, users }: UsersCardProps) {
  const t = useWords();
  const manage = holds(club.links, 'clubUsers') ? (
    <KnownLink to={clubUsersPath(club.id)}>{t('clubs.users.manage')}</KnownLink>
  ) : null;
  // Teams of several categories may bear the same number.
  const nameOf = (teamId: number) => {
    const team = club.teams.find(({ id }) => id === teamId);
    return team ? `${team.name} (${team.categoryCode})` : '';
  };
  return (
    <Card title={t('clubs.users.heading')} span={7} aside={manage}>
      {users.length === 0 ? <Empty>{t('clubs.users.none')}</Empty> : null}
      <Facts
        rows={users.map(({ name, clubAdmin, teams }) => [
          name,
          clubAdmin
            ? t('clubs.users.clubAdmin')
            : t('clubs.users.teamAdmin', { teams: teams.map(({ id }) => nameOf(id)).join(', ') }),
        ])}
      />
    </Card>
  );
}
