import type { UserDetail } from '@sevenmetre/contract/users/schemas';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { organiserRefereePath, registrationPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { ClubStateBadge, RefereeStateBadge } from '../../../ui/page/state-badge.tsx';

/** Clubs, teams, registrations and halls of an account, in every edition. */
export function ConnectionsCard({ user: { clubs, teams, referees, halls } }: { user: UserDetail }) {
  const t = useWords();
  const isEmpty = clubs.length + teams.length + referees.length + halls.length === 0;
  return (
    <Card title={t('users.part')}>
      {isEmpty ? <Empty>{t('users.nothing')}</Empty> : null}
      <List title={t('users.clubs')} count={clubs.length}>
        {clubs.map(({ id, name, state, current, ...edition }) => (
          <li key={id}>
            {current ? <Link to={registrationPath(id)}>{name}</Link> : <span>{name}</span>}
            <ClubStateBadge state={state} />
            <Edition {...edition} />
          </li>
        ))}
      </List>
      <List title={t('users.teams')} count={teams.length}>
        {teams.map(({ id, clubId, name, categoryCode, current, ...edition }) => (
          <li key={id}>
            {current ? <Link to={registrationPath(clubId)}>{name}</Link> : <span>{name}</span>}
            <span>{categoryCode}</span>
            <Edition {...edition} />
          </li>
        ))}
      </List>
      <List title={t('users.referees')} count={referees.length}>
        {referees.map(({ id, name, state, current, ...edition }) => (
          <li key={id}>
            {current ? <Link to={organiserRefereePath(id)}>{name}</Link> : <span>{name}</span>}
            <RefereeStateBadge state={state} />
            <Edition {...edition} />
          </li>
        ))}
      </List>
      <List title={t('users.halls')} count={halls.length}>
        {halls.map(({ count, editionName, year }) => (
          <li key={`${editionName} ${year}`}>
            <b>{t.number(count)}</b>
            <Edition editionName={editionName} year={year} />
          </li>
        ))}
      </List>
    </Card>
  );
}

function List({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className="users__part">
      <h3>{title}</h3>
      <ul className="organiser__people">{children}</ul>
    </section>
  );
}

function Edition({ editionName, year }: { editionName: string; year: number }) {
  const t = useWords();
  return <span className="muted">{t('users.edition', { name: editionName, year: String(year) })}</span>;
}
